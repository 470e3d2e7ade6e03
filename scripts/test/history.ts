import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Evidence } from '../trace/evidence.ts';
import { root, textOf } from '../shared/source-files.ts';
import { packIds, unpackIds } from './packed-ids.ts';

/** What a complete run said about the rules. */
export interface PastRun {
  /** When it ended, in ISO form. */
  readonly date: string;
  /** State of the project that was run, with + when there were changes on top of it; null without git. */
  readonly commit: string | null;
  /** Ids of the rules that something showed. */
  readonly passed: readonly string[];
  /** Ids of the rules of which at least one test failed. */
  readonly failed: readonly string[];
}

/** The file of earlier runs, from the root: one line each, the oldest first. It stays on the machine. */
export const historyFile = '.results/history.jsonl';

/** So many runs are kept. */
const most = 40;

/** The earlier runs, the oldest first. A line that cannot be read is left out. */
export function readHistory(): PastRun[] {
  try {
    return runsIn(textOf(historyFile));
  } catch {
    return [];
  }
}

/** Adds the run that has just ended. */
export function keepRun(evidence: readonly Evidence[], date: Date): void {
  const run = runOf(evidence, date.toISOString(), stateOfProject());
  writeFileSync(join(root, historyFile), linesOf([...readHistory(), run]));
}

/** What a run's evidence says about each rule: one test that failed counts for all of them. */
export function runOf(evidence: readonly Evidence[], date: string, commit: string | null): PastRun {
  const failed = new Set(evidence.filter((one) => !one.passed).map((one) => one.rule));
  const passed = new Set(evidence.map((one) => one.rule).filter((rule) => !failed.has(rule)));
  return { date, commit, passed: [...passed].toSorted(), failed: [...failed].toSorted() };
}

/** The last runs as text. */
export function linesOf(runs: readonly PastRun[]): string {
  return runs
    .slice(-most)
    .map((run) => `${JSON.stringify({ ...run, passed: packIds(run.passed), failed: packIds(run.failed) })}\n`)
    .join('');
}

/** The runs in a text. */
export function runsIn(text: string): PastRun[] {
  return text.split('\n').flatMap((line) => {
    const { date, commit = null, passed, failed } = partsOf(line);
    if (typeof date !== 'string' || typeof passed !== 'string' || typeof failed !== 'string') return [];
    return [
      {
        date,
        commit: typeof commit === 'string' ? commit : null,
        passed: unpackIds(passed),
        failed: unpackIds(failed),
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
