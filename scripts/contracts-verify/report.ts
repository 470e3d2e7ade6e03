import type { Verdict } from '../../contracts/provider/verdicts.ts';
import { tableOf } from '../start/table.ts';

/** A table of what came of each interaction, with its head. */
export function linesOf(verdicts: readonly Verdict[]): string[] {
  const head = ['operation', 'outcome', 'state', 'verdict', 'why'];
  return tableOf([
    head,
    head.map((word) => '-'.repeat(word.length)),
    ...verdicts.map(({ operation, outcome, state, verdict, why }) => [
      operation,
      outcome,
      state,
      verdict,
      why,
    ]),
  ]);
}

/** The counts in one line; skipped ones only when there are any. */
export function summaryOf(verdicts: readonly Verdict[], seconds: number): string {
  const count = (kind: Verdict['verdict']) => verdicts.filter(({ verdict }) => verdict === kind).length;
  const skipped = count('skipped');
  const counts = [`${count('passed')} passed`, `${count('failed')} failed`];
  if (skipped > 0) counts.push(`${skipped} skipped`);
  return `${verdicts.length} interactions: ${counts.join(', ')}, in ${seconds.toFixed(1)} s`;
}
