import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, root, sourceFolders, textOf } from './shared/source-files.ts';
import { touchedTests } from './test/touched.ts';

// Checks types and runs the affected tests after each change of a file: `npm run watch`.

/** Milliseconds to wait after a change, since an editor may write several files. */
const pause = 150;

const changed = new Set<string>();
let running: ChildProcess | null = null;
let timer: NodeJS.Timeout | undefined;

for (const folder of sourceFolders) {
  watch(join(root, folder), { recursive: true }, (_, name) => {
    const path = `${folder}/${(name ?? '').replaceAll('\\', '/')}`;
    // Ignores JSON: the consumer tests write the pacts.
    if (!/\.(?:tsx?|css|feature|tsv)$/.test(path)) return;
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => void runTouched(), pause);
  });
}
console.log(`Watching ${sourceFolders.join(', ')}.`);

/**
 * Runs the tests for all changes since the last green run. Stops a test run in progress, which may have read old files.
 */
async function runTouched(): Promise<void> {
  if (running !== null) {
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
    if (running !== null) return;
  }
  const files = filesUnder(sourceFolders)
    .filter((path) => /\.(?:tsx?|feature)$/.test(path))
    .map((path) => ({ path, text: textOf(path) }));
  const { near, further } = touchedTests([...changed], files);
  console.log(`\n${[...changed].join(', ')}`);
  const child = spawn(process.execPath, [join(root, 'scripts', 'test.ts'), 'types', ...near], {
    cwd: root,
    stdio: 'inherit',
  });
  running = child;
  child.on('exit', (code) => {
    running = null;
    if (code === 0) changed.clear();
    if (further > 0)
      console.log(`${further} more test files import the changed files: npm test -- unit unit-server`);
  });
}
