/**
 * All verdicts on a rule or decision. `passed`: one of its tests passed in the committed run. `amended`: so did a rule
 * that a decision overrules; its tests show what was decided.
 */
export const verdicts = ['passed', 'amended', 'not-run'] as const;
export type Verdict = (typeof verdicts)[number];

/** The number of rules with each verdict. */
export type Tally = Readonly<Record<Verdict, number>>;

export function tallyOf(all: readonly Verdict[]): Tally {
  const tally = { passed: 0, amended: 0, 'not-run': 0 };
  for (const verdict of all) tally[verdict] += 1;
  return tally;
}
