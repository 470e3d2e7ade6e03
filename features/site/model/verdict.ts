import { type TestVerdict, together } from '../read/evidence.ts';

/** All verdicts on a rule. */
export const verdicts = ['passed', 'amended', 'failed', 'changed', 'not-run', 'missing'] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * Returns the verdict on a rule from the verdicts on its tests. One failed test makes the rule `failed`. A rule that
 * passed in the committed run is `changed` if its words or tests have changed since. A rule whose tests did not run is
 * `not-run`; a rule without tests is `missing`. A rule that a decision overrules is `amended` instead of `passed`: its
 * tests show what was decided.
 */
export function verdictOn(
  tests: readonly TestVerdict[],
  { isChanged, isAmended }: { readonly isChanged: boolean; readonly isAmended: boolean },
): Verdict {
  const shown = together(tests);
  if (shown === 'failed') return 'failed';
  if (tests.length === 0) return 'missing';
  if (isChanged) return 'changed';
  return shown === 'passed' && isAmended ? 'amended' : shown;
}

/** The number of rules with each verdict. */
export type Tally = Readonly<Record<Verdict, number>>;

export function tallyOf(all: readonly Verdict[]): Tally {
  const tally = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  for (const verdict of all) tally[verdict] += 1;
  return tally;
}
