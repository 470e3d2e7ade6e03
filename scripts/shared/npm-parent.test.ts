import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type TestContext, test } from 'node:test';
import { isScript } from './npm-parent.ts';

/** A program that prints its process id, and says on which signal it ends. */
const program = `
import { endWithNpm } from ${JSON.stringify(new URL('npm-parent.ts', import.meta.url).href)};
process.on('SIGTERM', () => { console.log('SIGTERM'); process.exit(); });
setInterval(() => undefined, 60_000);
endWithNpm();
console.log(process.pid);
`;

/**
 * Runs the program as the script `start` of a package, under a shell that stays between npm and the program. Returns npm
 * and the lines of the program.
 */
function npmStart(context: TestContext, script: string) {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-npm-'));
  writeFileSync(join(folder, 'program.mjs'), program);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: script } }));
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    // The program writes to the pipe of this test.
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: npm.stdout })[Symbol.asyncIterator]();
  const next = async () => String((await lines.next()).value);
  const kill = (id: number) => {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  return { npm, next, kill };
}

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`${signal} to npm ends the program that it runs`, { timeout: 30_000 }, async (context) => {
    const { npm, next, kill } = npmStart(context, `"${process.execPath}" program.mjs; exit`);
    const id = Number(await next());
    context.after(() => kill(id));
    npm.kill(signal);
    assert.equal(await next(), 'SIGTERM');
  });
}

test('a program that npm does not run itself, or runs in the background, outlives npm', () => {
  assert.ok(isScript('node scripts/run/start.mjs --port 0', '/project/scripts/start.mjs'));
  assert.ok(isScript('npm run build && threshold-mock-server', '/a/node_modules/.bin/threshold-mock-server'));
  assert.ok(!isScript('threshold-mock-server &', '/a/node_modules/.bin/threshold-mock-server'));
  assert.ok(!isScript('threshold-mock-server & playwright test', '/a/.bin/threshold-mock-server'));
  assert.ok(!isScript('node scripts/test/test.ts', '/project/scripts/start.mjs'));
  assert.ok(!isScript(undefined, '/project/scripts/start.mjs'));
});
