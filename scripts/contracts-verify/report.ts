import type { Verdict } from '../../contracts/provider/verdicts.ts';
import { tableOf } from '../start/table.ts';

/** Formats the verdicts as a table with a heading. */
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

/** Formats the counts as one line, with skipped interactions only if there are any. */
export function summaryOf(verdicts: readonly Verdict[], seconds: number): string {
  const count = (kind: Verdict['verdict']) => verdicts.filter(({ verdict }) => verdict === kind).length;
  const skipped = count('skipped');
  const counts = [`${count('passed')} passed`, `${count('failed')} failed`];
  if (skipped > 0) counts.push(`${skipped} skipped`);
  return `${verdicts.length} interactions: ${counts.join(', ')}, in ${seconds.toFixed(1)} s`;
}
