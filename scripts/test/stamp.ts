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
  /** Processor time of all steps in seconds; null on systems that do not report it. */
  readonly processorSeconds: number | null;
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

/**
 * Returns the processor time of the child processes that have ended, and of their children, in seconds; null except on
 * Linux. Node has no function for this figure.
 */
export function childSeconds(): number | null {
  try {
    // Fields 16 and 17 of proc_pid_stat(5), in hundredths of a second. The name in brackets may contain spaces.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return null;
  }
}
