import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Evidence } from '../trace/evidence.ts';
import { root, textOf } from '../shared/source-files.ts';
import { packIds, unpackIds } from './packed-ids.ts';

/** The rules that passed and failed in a complete run. */
export interface PastRun {
  /** End of the run, as ISO 8601. */
  readonly date: string;
  /** Git commit, with + for uncommitted changes; null without git. */
  readonly commit: string | null;
  /** Ids of the rules with evidence and without a failed test. */
  readonly passed: readonly string[];
  /** Ids of the rules with a failed test. */
  readonly failed: readonly string[];
  /** Processor time of all steps in seconds; missing on systems that do not report it. */
  readonly processorSeconds?: number;
}

/** Path of the file of earlier runs, from the root: one line each, the oldest first. Not committed. */
export const historyFile = '.results/history.jsonl';

/** Maximum number of stored runs. */
const most = 40;

/** Reads the earlier runs, the oldest first. Malformed lines are ignored. */
export function readHistory(): PastRun[] {
  try {
    return runsIn(textOf(historyFile));
  } catch {
    return [];
  }
}

/** Adds a run to the file of earlier runs. */
export function keepRun(evidence: readonly Evidence[], date: Date): void {
  const processorSeconds = childSeconds();
  const run = {
    ...runOf(evidence, date.toISOString(), stateOfProject()),
    ...(processorSeconds === null ? {} : { processorSeconds }),
  };
  writeFileSync(join(root, historyFile), linesOf([...readHistory(), run]));
}

/**
 * Returns the processor time of the child processes that have ended, and of their children, in seconds; null except on
 * Linux. Node has no function for this figure.
 */
function childSeconds(): number | null {
  try {
    // Fields 16 and 17 of proc_pid_stat(5), in hundredths of a second. The name in brackets may contain spaces.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return null;
  }
}

/** Returns the passed and failed rules of a run. A rule fails if one of its tests fails. */
export function runOf(evidence: readonly Evidence[], date: string, commit: string | null): PastRun {
  const failed = new Set(evidence.filter((one) => !one.passed).map((one) => one.rule));
  const passed = new Set(evidence.map((one) => one.rule).filter((rule) => !failed.has(rule)));
  return { date, commit, passed: [...passed].toSorted(), failed: [...failed].toSorted() };
}

/** Formats the last runs as text, one line each. */
export function linesOf(runs: readonly PastRun[]): string {
  return runs
    .slice(-most)
    .map((run) => `${JSON.stringify({ ...run, passed: packIds(run.passed), failed: packIds(run.failed) })}\n`)
    .join('');
}

/** Parses the text of the file of earlier runs. Ignores malformed lines. */
export function runsIn(text: string): PastRun[] {
  return text.split('\n').flatMap((line) => {
    const { date, commit = null, passed, failed, processorSeconds } = partsOf(line);
    if (typeof date !== 'string' || typeof passed !== 'string' || typeof failed !== 'string') return [];
    return [
      {
        date,
        commit: typeof commit === 'string' ? commit : null,
        passed: unpackIds(passed),
        failed: unpackIds(failed),
        ...(typeof processorSeconds === 'number' ? { processorSeconds } : {}),
      },
    ];
  });
}

function partsOf(line: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function stateOfProject(): string | null {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '+'}`;
  } catch {
    return null;
  }
}
