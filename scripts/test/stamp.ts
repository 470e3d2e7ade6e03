import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/source-files.ts';

/** The last complete run of all tests. */
interface CompleteRun {
  /** Hash of the sources that the run was about. */
  readonly tree: string;
  /** Start of the run, as ISO 8601. All its results are newer. */
  readonly date: string;
  /** Number of failed tests and checks. */
  readonly failed: number;
}

const file = join(root, '.results', 'run.json');

/** Stores the last complete run; null removes it. */
export function writeStamp(run: CompleteRun | null): void {
  if (run === null) rmSync(file, { force: true });
  else writeFileSync(file, `${JSON.stringify(run, null, 1)}\n`);
}

/** Reads the last complete run; null if there is none. */
export function readStamp(): CompleteRun | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as CompleteRun;
  } catch {
    return null;
  }
}
