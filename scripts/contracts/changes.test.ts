import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { run } from '../shared/run.ts';
import { root } from '../shared/source-files.ts';

test('without a commit and with an unknown one, the command says what to do in a line', async () => {
  for (const [words, line] of [
    [[], /^Usage: npm run contracts:changes -- COMMIT, .*\n$/],
    [
      ['no-such'],
      /^git has no commit "no-such"\. A shallow clone has few commits: git fetch --unshallow .*\n$/,
    ],
  ] as const) {
    const changes = join(root, 'scripts', 'contracts', 'changes.ts');
    const { ok, output } = await run(process.execPath, [changes, ...words], { seconds: 60 });
    assert.equal(ok, false);
    assert.match(output, line);
  }
});
