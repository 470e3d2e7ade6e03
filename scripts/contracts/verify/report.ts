import { relative } from 'node:path';
import { rulesAbout } from '../../../contracts/api/rules.ts';
import { pactFiles } from '../../../contracts/provider/pact-file.ts';
import type { Verdict } from '../../../contracts/provider/verdicts.ts';
import type { Difference } from '../../../contracts/provider/verifier-result.ts';
import type { SuiteResults } from '../../test/reports/results.ts';
import { rulesIn } from '../../shared/ids.ts';
import { root } from '../../shared/source-files.ts';
import { tableOf } from '../../shared/table.ts';
import { hintOf } from './hint.ts';
import type { CheckResult } from './rule-verdicts.ts';

/** The content of the `--json` file. */
export interface VerificationReport {
  readonly provider: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  /** The reason that many failures share; null if there is none. */
  readonly hint: string | null;
  /** True if this reason is outside of the contract, such as a missing token: no rule then has a verdict. */
  readonly isSetUpFault: boolean;
  /** All verified interactions, the failed ones first. */
  readonly interactions: readonly JudgedInteraction[];
}

/** The verdict on an interaction, with the ids of the rules that the interaction is about. */
type JudgedInteraction = Verdict & { readonly rules: readonly string[] };

/** Returns the report of a verification. @param provider address of the verified server */
export function reportOf(
  provider: string,
  verdicts: readonly Verdict[],
  seconds: number,
): VerificationReport {
  const hint = hintOf(verdicts);
  const count = (kind: Verdict['verdict']) => verdicts.filter(({ verdict }) => verdict === kind).length;
  return {
    provider,
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    seconds: Math.round(seconds * 10) / 10,
    hint: hint?.text ?? null,
    isSetUpFault: hint?.isSetUp ?? false,
    interactions: verdicts
      .map((verdict) => ({
        ...verdict,
        seconds: Math.round(verdict.seconds * 1_000) / 1_000,
        rules: rulesOf(verdict),
      }))
      .toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict)),
  };
}

const order: readonly Verdict['verdict'][] = ['failed', 'skipped', 'passed'];

/** Returns the rules that the consumer's test names. If it names none, returns the rules of the operation. */
function rulesOf({ consumerTest, operation }: Verdict): readonly string[] {
  const named = rulesIn(consumerTest);
  return named.length > 0 ? named : rulesAbout(`operation:${operation}`);
}

/** Returns the interactions that have run as checks of the rules that their tests name. */
export const checksOf = (verdicts: readonly Verdict[]): CheckResult[] =>
  verdicts.flatMap(({ operation, outcome, verdict, why, consumerTest }) =>
    verdict === 'skipped'
      ? []
      : { check: `${operation}: ${outcome}`, rules: rulesIn(consumerTest), verdict, why },
  );

/**
 * Returns the report for the terminal: failures in full, a table of the other interactions, the hint, the counts. A hint
 * about the set-up is first.
 */
export function linesOf({ interactions, hint, isSetUpFault, ...sums }: VerificationReport): string[] {
  const hinted = hint === null ? [] : [hint, ''];
  const failed = interactions.filter(({ verdict }) => verdict === 'failed');
  const others = interactions.filter(({ verdict }) => verdict !== 'failed');
  return [
    ...(isSetUpFault ? hinted : []),
    ...failed.flatMap((interaction) => [...failureLines(interaction), '']),
    ...(others.length === 0 ? [] : [...tableOfOthers(others), '']),
    ...(isSetUpFault ? [] : hinted),
    summaryOf(sums),
  ];
}

export function failureLines({
  operation,
  outcome,
  state,
  rules,
  why,
  differences,
}: JudgedInteraction): string[] {
  const shown = differences.slice(0, differences[0]?.where === 'status' ? mostAfterStatus : mostDifferences);
  const more = differences.length - shown.length;
  return [
    `FAILED  ${operation}: ${outcome}`,
    `        state: ${state}`,
    `        rules: ${rules.join(' ')}`,
    ...(shown.length === 0 ? [`        ${why}`] : tableOf(shown.map(cellsOf)).map((line) => `      ${line}`)),
    ...(more > 0 ? [`        and ${more} more`] : []),
  ];
}

/** Maximum number of printed differences of an interaction. A wholly wrong response differs in every property. */
const mostDifferences = 8;
/** Maximum number of printed differences after a wrong status, which makes the body differ too. */
const mostAfterStatus = 3;

const cellsOf = ({ where, expected, got, why }: Difference): string[] => [
  where,
  `expected ${clipped(expected)}`,
  `got ${clipped(got)}`,
  why,
];

const longestValue = 60;
const clipped = (text: string): string =>
  text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;

function tableOfOthers(others: readonly JudgedInteraction[]): string[] {
  const head = ['operation', 'outcome', 'state', 'verdict', 'why'];
  return tableOf([
    head,
    head.map((word) => '-'.repeat(word.length)),
    ...others.map(({ operation, outcome, state, verdict, why }) => [operation, outcome, state, verdict, why]),
  ]);
}

/** Returns the counts in one line. Skipped interactions are mentioned only if there are any. */
function summaryOf({
  passed,
  failed,
  skipped,
  seconds,
}: Omit<VerificationReport, 'interactions' | 'hint' | 'isSetUpFault'>): string {
  const counts = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])];
  return `${passed + failed + skipped} interactions: ${counts.join(', ')}, in ${seconds.toFixed(1)} s`;
}

/** Path of the pact from the project's root. */
const fileOfPact = relative(root, pactFiles[0] ?? '').replaceAll('\\', '/');

/** Returns the report as a suite with a case for each interaction. */
export function reportedSuite({ interactions, seconds }: VerificationReport): SuiteResults {
  return {
    suite: 'contracts',
    seconds,
    startedAt: new Date(Date.now() - seconds * 1_000).toISOString(),
    tests: interactions.map(
      ({ operation, outcome, state, verdict, why, differences, rules, seconds: duration }) => ({
        source: fileOfPact,
        group: operation,
        name: outcome,
        passed: verdict === 'passed',
        rules,
        seconds: duration,
        ...(verdict === 'skipped' ? { skipped: why } : {}),
        ...(verdict === 'failed'
          ? { error: [why, `state: ${state}`, ...tableOf(differences.map(cellsOf))].join('\n') }
          : {}),
      }),
    ),
  };
}
