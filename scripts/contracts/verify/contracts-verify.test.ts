import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { testApp } from '../../../mock-server/test/server.ts';
import { run } from '../../shared/run.ts';
import { root } from '../../shared/source-files.ts';
import type { VerificationReport } from './report.ts';
import { type Corrupt, wrongServer } from './wrong-server.ts';

const command = (...words: readonly string[]) =>
  run(process.execPath, [join(root, 'scripts', 'contracts', 'verify.ts'), ...words], { seconds: 60 });

test('the command verifies a server over the network, prints only its table and writes reports', async (context) => {
  const app = await testApp(context);
  const provider = await app.listen({ host: '127.0.0.1', port: 0 });
  const folder = mkdtempSync(join(tmpdir(), 'threshold-verify-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const [json, junit] = [join(folder, 'a.json'), join(folder, 'a.xml')];
  const reports = ['--json', json, '--junit', junit];
  const { ok, output } = await command('--provider', provider, '--only', 'getZipCodes', ...reports);
  assert.ok(ok, output);
  const lines = output.trimEnd().split('\n');
  assert.match(lines[0] ?? '', /^ {2}operation /);
  assert.match(lines.at(-1) ?? '', /^\d interactions: \d passed, 0 failed, in /);
  assert.ok(
    lines.slice(2, -2).every((line) => /^ {2}getZipCodes .* passed$/.test(line)),
    output,
  );
  const { failed, interactions } = JSON.parse(readFileSync(json, 'utf8')) as VerificationReport;
  assert.equal(failed, 0);
  assert.ok(interactions.every(({ operation, rules }) => operation === 'getZipCodes' && rules.length > 0));
  assert.match(
    readFileSync(junit, 'utf8'),
    /<testcase classname="getZipCodes" name="several" time="\d+\.\d{3}">/,
  );
});

test('a fault of the set-up is the first line, and no rule gets a verdict', async (context) => {
  const denied: Corrupt = (response) => void (response.status = 401);
  const provider = await wrongServer(context, { getMenu: denied, getUser: denied });
  const folder = mkdtempSync(join(tmpdir(), 'threshold-verify-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const json = join(folder, 'a.json');
  const { ok, output } = await command('--provider', provider, '--only', 'getMenu,getUser', '--json', json);
  assert.equal(ok, false);
  assert.match(output, /^\d+ of \d+ failures have one reason: the server responds with 401\./);
  assert.doesNotMatch(output, /^FALSE/m);
  assert.deepEqual((JSON.parse(readFileSync(json, 'utf8')) as { readonly rules: unknown }).rules, []);
});

test('an invalid argument gives one line and exit code 1', async () => {
  const { ok, output } = await command('--provider', 'nowhere');
  assert.deepEqual(
    [ok, output],
    [false, '--provider is "nowhere": give an address such as http://localhost:4300.\n'],
  );
});
