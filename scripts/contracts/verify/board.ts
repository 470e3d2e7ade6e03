import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import Type from 'typebox';
import { Check, Errors } from 'typebox/value';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import { productOperations } from '../../../contracts/operations/all.ts';
import { strict } from '../../../contracts/schema.ts';
import { rootPackage } from '../../build/pack.ts';
import { ArgumentsError } from '../../shared/arguments.ts';
import { rulesIn } from '../../shared/ids.ts';
import { commitNamed, root } from '../../shared/source-files.ts';
import type { VerificationReport } from './report.ts';
import { type CheckResult, knownRules, SeenCheck, withResults } from './rule-verdicts.ts';

/** The last verification of one operation of a backend. */
const VerifiedOperation = strict({
  /** Time in ISO format. */
  on: Type.String(),
  /** Address of the job in CI, or the commit of the contract. */
  run: Type.String(),
  passed: Type.Integer(),
  failed: Type.Array(strict({ outcome: Type.String(), why: Type.String() })),
  skipped: Type.Array(strict({ outcome: Type.String(), why: Type.String() })),
});
export type VerifiedOperation = Type.Static<typeof VerifiedOperation>;

/**
 * What is known about backends, by address of the backend: its verified operations by name, and its checks, from which
 * the verdicts on rules follow.
 */
const Board = strict({
  /** Version of the project whose rules and checks the board is about. */
  release: Type.Optional(Type.String()),
  backends: Type.Record(Type.String(), Type.Record(Type.String(), VerifiedOperation)),
  checks: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), SeenCheck))),
});
export type Board = Type.Static<typeof Board>;

/** Path of the board from the project's root, unless a command names another. */
export const boardFile = '.results/contract-board.json';

/**
 * Reads a board; an empty one if the file is missing.
 *
 * @throws {ArgumentsError} naming a file that cannot be read, is damaged or of another release, or has an unknown rule
 */
export function readBoard(file: string = join(root, boardFile)): Board {
  const name = relative(root, file).startsWith('..') ? file : relative(root, file);
  const refused = (reason: string, cause?: unknown) =>
    new ArgumentsError(`${name} ${reason}: delete it and verify again.`, { cause });
  let board: unknown;
  try {
    board = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw refused('is damaged (it is not JSON)', error);
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { backends: {} };
    const reason = code === 'EISDIR' ? 'is a directory: name a file.' : `cannot be read: ${message}`;
    throw new ArgumentsError(`${name} ${reason}`, { cause: error });
  }
  if (!Check(Board, board)) {
    const [first] = Errors(Board, board);
    throw refused(`is damaged (${first?.instancePath || 'the whole file'} ${first?.message})`);
  }
  const { version } = rootPackage();
  if (board.release !== undefined && board.release !== version)
    throw refused(`is of release ${board.release}, and these sources are of ${version}`);
  const { named } = knownRules();
  for (const [backend, checks] of Object.entries(board.checks ?? {})) {
    for (const [check, { rules }] of Object.entries(checks)) {
      const unknown = rules.find((rule) => !named.has(rule));
      if (unknown !== undefined)
        throw refused(`names the rule ${unknown}, which does not exist ("${check}" at ${backend})`);
    }
  }
  return board;
}

/** Adds the results of a verification. Operations that it left out keep their earlier results. */
export function withReport(board: Board, { provider, interactions }: VerificationReport, on: Date): Board {
  const run = runOf(process.env);
  const verified = [...Map.groupBy(interactions, ({ operation }) => operation)].map(
    ([operation, own]): [string, VerifiedOperation] => {
      const of = (kind: 'failed' | 'skipped') =>
        own.filter(({ verdict }) => verdict === kind).map(({ outcome, why }) => ({ outcome, why }));
      const passed = own.filter(({ verdict }) => verdict === 'passed').length;
      return [operation, { on: on.toISOString(), run, passed, failed: of('failed'), skipped: of('skipped') }];
    },
  );
  const earlier = board.backends[provider] ?? {};
  const backends = { ...board.backends, [provider]: { ...earlier, ...Object.fromEntries(verified) } };
  const operations = new Set(verified.map(([operation]) => operation));
  const results = interactions.flatMap(({ operation, outcome, verdict, why, consumerTest }) =>
    verdict === 'skipped'
      ? []
      : [{ check: `${operation}: ${outcome}`, rules: rulesIn(consumerTest), verdict, why: firstLine(why) }],
  );
  return withChecks({ ...board, backends }, provider, results, on, (check) =>
    operations.has(check.split(': ', 1)[0] ?? ''),
  );
}

/**
 * Adds the results of checks at a backend.
 *
 * @param isReplaced true for an earlier check that the run would have repeated if it still existed
 */
export function withChecks(
  board: Board,
  backend: string,
  results: readonly CheckResult[],
  on: Date,
  isReplaced: (check: string) => boolean,
): Board {
  const place = { on: on.toISOString(), run: runOf(process.env) };
  const checks = withResults(board.checks?.[backend] ?? {}, results, place, isReplaced);
  return {
    ...board,
    release: rootPackage().version,
    checks: { ...board.checks, [backend]: checks },
  };
}

export const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/** Writes a board whole or not at all, so that a run that is stopped damages nothing. */
export function writeBoard(board: Board, file: string = join(root, boardFile)): void {
  mkdirSync(dirname(file), { recursive: true });
  const next = `${file}.${process.pid}`;
  writeFileSync(next, `${JSON.stringify(board, null, 1)}\n`);
  renameSync(next, file);
}

/**
 * Reads the operations that each test suite has sent, by name of the suite: `sent-NAME.tsv` has one operation a line, in
 * any order and number. @throws {ArgumentsError} naming a line that is not an operation
 */
export function readSent(folder: string = join(root, '.results')): Map<string, ReadonlySet<string>> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    files.flatMap((file) => {
      const [, suite] = /^sent-(.+)\.tsv$/.exec(file) ?? [];
      if (suite === undefined) return [];
      const lines = readFileSync(join(folder, file), 'utf8').split('\n');
      const wrong = lines.findIndex((line) => line !== '' && !isKnown(line));
      if (wrong >= 0)
        throw new ArgumentsError(`${file}:${wrong + 1} is damaged: "${lines[wrong]}" is not an operation.`);
      return [[suite, new Set(lines)] as const];
    }),
  );
}

/** The journal names legacy pages, too. */
const isKnown = (name: string): boolean =>
  Object.hasOwn(productOperations, name) || Object.hasOwn(legacyPages, name);

/** Returns the address of the job of GitLab, Jenkins or GitHub; without one, the commit of the contract. */
function runOf(environment: Readonly<Record<string, string | undefined>>): string {
  const { CI_JOB_URL, BUILD_URL, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = environment;
  if (GITHUB_RUN_ID) return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  return CI_JOB_URL ?? BUILD_URL ?? `commit ${commitNamed('HEAD')?.hash ?? 'unknown'}`;
}
