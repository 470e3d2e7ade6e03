import { type TestVerdict, together } from '../read/evidence.ts';

/** What is known about a rule. */
export const verdicts = ['passed', 'failed', 'not-run', 'pending', 'waived', 'missing'] as const;
export type Verdict = (typeof verdicts)[number];

/** Whether a rule has evidence, by the catalogue. */
export interface Standing {
  readonly isPending: boolean;
  readonly isWaived: boolean;
}

/**
 * The verdict on a rule by those on all that shows it. A failure outweighs everything. Without results a rule with
 * evidence is `not-run`, never passed; `missing` is a rule that nothing shows and no list excuses.
 */
export function verdictOn(tests: readonly TestVerdict[], { isPending, isWaived }: Standing): Verdict {
  const shown = together(tests);
  if (shown !== 'not-run') return shown;
  if (isWaived) return 'waived';
  if (tests.length > 0) return 'not-run';
  return isPending ? 'pending' : 'missing';
}

/** How many of each. */
export type Tally = Readonly<Record<Verdict, number>>;

export function tallyOf(all: readonly Verdict[]): Tally {
  const tally = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  for (const verdict of all) tally[verdict] += 1;
  return tally;
}
