import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, root, sourceFolders, textOf } from './shared/source-files.ts';
import { touchedTests } from './test/touched.ts';

// Checks types and runs the tests that a change touches, at each change: `npm run watch`.

/** An editor writes several files at once: milliseconds to wait for the last one. */
const pause = 150;

const changed = new Set<string>();
let running: ChildProcess | null = null;
let timer: NodeJS.Timeout | undefined;

for (const folder of sourceFolders) {
  watch(join(root, folder), { recursive: true }, (_, name) => {
    const path = `${folder}/${(name ?? '').replaceAll('\\', '/')}`;
    // The consumer's tests write the pacts.
    if (!/\.(?:tsx?|css|feature|tsv)$/.test(path)) return;
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => void runTouched(), pause);
  });
}
console.log(`Watching ${sourceFolders.join(', ')}.`);

/** Starts over with the changes of a run that has not ended: it may have read half of them. */
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
      console.log(`${further} more test files import what changed: npm test -- unit unit-server`);
  });
}
