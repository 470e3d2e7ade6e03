import { type TestVerdict, together } from '../read/evidence.ts';

/** All verdicts on a rule. */
export const verdicts = ['passed', 'failed', 'not-run', 'pending', 'waived', 'missing'] as const;
export type Verdict = (typeof verdicts)[number];

/** Whether the catalogue lists a rule as pending or as waived. */
export interface Standing {
  readonly isPending: boolean;
  readonly isWaived: boolean;
}

/**
 * Returns the verdict on a rule from the verdicts on its tests. One failed test makes the rule `failed`. A rule whose
 * tests did not run is `not-run`; a rule without tests that is neither pending nor waived is `missing`.
 */
export function verdictOn(tests: readonly TestVerdict[], { isPending, isWaived }: Standing): Verdict {
  const shown = together(tests);
  if (shown !== 'not-run') return shown;
  if (isWaived) return 'waived';
  if (tests.length > 0) return 'not-run';
  return isPending ? 'pending' : 'missing';
}

/** The number of rules with each verdict. */
export type Tally = Readonly<Record<Verdict, number>>;

export function tallyOf(all: readonly Verdict[]): Tally {
  const tally = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  for (const verdict of all) tally[verdict] += 1;
  return tally;
}
