import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { testApp } from '../../mock-server/testing.ts';
import { run } from '../shared/run.ts';
import { root } from '../shared/source-files.ts';

const command = (...words: readonly string[]) =>
  run(process.execPath, [join(root, 'scripts', 'contracts-verify.ts'), ...words], { seconds: 60 });

test('the command verifies a server over the network and prints only its table', async (context) => {
  const app = await testApp(context);
  const provider = await app.listen({ host: '127.0.0.1', port: 0 });
  const { ok, output } = await command('--provider', provider, '--only', 'getZipCodes');
  assert.ok(ok, output);
  const lines = output.trimEnd().split('\n');
  assert.match(lines[0] ?? '', /^ {2}operation /);
  assert.match(lines.at(-1) ?? '', /^\d interactions: \d passed, 0 failed, in /);
  assert.ok(
    lines.slice(2, -2).every((line) => /^ {2}getZipCodes .* passed$/.test(line)),
    output,
  );
});

test('an invalid argument gives one line and exit code 1', async () => {
  const { ok, output } = await command('--provider', 'nowhere');
  assert.deepEqual(
    [ok, output],
    [false, '--provider is "nowhere": give an address such as http://localhost:4300.\n'],
  );
});
