import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/source-files.ts';

const file = join(root, '.results', 'tree.txt');

/** Notes which state of the sources the results belong to; null while they belong to none. */
export function writeStamp(tree: string | null): void {
  if (tree === null) rmSync(file, { force: true });
  else writeFileSync(file, `${tree}\n`);
}

/** The state of the sources that the results belong to, or null. */
export function readStamp(): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}
