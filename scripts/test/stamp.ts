import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/source-files.ts';

const file = join(root, '.results', 'tree.txt');

/** Stores the hash of the sources that produced the test results; null removes the stored hash. */
export function writeStamp(tree: string | null): void {
  if (tree === null) rmSync(file, { force: true });
  else writeFileSync(file, `${tree}\n`);
}

/** Reads the hash of the sources that produced the test results; null if no hash is stored. */
export function readStamp(): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}
