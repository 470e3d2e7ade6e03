import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shared/source-files.ts';

const folder = join(root, 'node_modules', '.cache', 'lint');

/** Returns the texts that passed a check in its last run; none without a stored run. @param check name of the check */
export function passedBefore(check: string): ReadonlySet<string> {
  try {
    return new Set(readFileSync(join(folder, check), 'utf8').split('\n'));
  } catch {
    return new Set();
  }
}

/** Stores the texts that passed a check and removes the earlier ones. A text must not contain a line break. */
export function notePassed(check: string, passed: Iterable<string>): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, check), [...passed].join('\n'));
}
