import { readTable, type Table } from '../../shared/tsv.ts';
import type { Mutant } from './mutant.ts';

/** File with the rules that have no mutant, each with the reason. */
export const unbreakableFile = 'scripts/proof/mutants/unbreakable.tsv';

/** A rule that no change of the product's code breaks. */
export interface Unbreakable {
  readonly rule: string;
  readonly reason: string;
  /** File and line of the row, as file:line. */
  readonly place: string;
}

export const readUnbreakable = (text: string): Table<Unbreakable> =>
  readTable(unbreakableFile, text, ['rule', 'reason'], ([rule, reason], place) => ({ rule, reason, place }));

/** Returns a line for each rule without mutant and reason, each rule with both, and each unknown rule with a reason. */
export function coverFindings(
  rules: readonly string[],
  mutants: readonly Pick<Mutant, 'rule'>[],
  unbreakable: readonly Unbreakable[],
): string[] {
  const broken = new Set(mutants.map(({ rule }) => rule));
  const reasons = new Set(unbreakable.map(({ rule }) => rule));
  return [
    ...unbreakable.flatMap(({ rule, place }) => [
      ...(rules.includes(rule) ? [] : [`${place} ${rule} is not in the catalogue of rules`]),
      ...(broken.has(rule) ? [`${place} ${rule} has a mutant: delete this row`] : []),
    ]),
    ...rules
      .filter((rule) => !broken.has(rule) && !reasons.has(rule))
      .map(
        (rule) =>
          `${rule} has no mutant: add one to scripts/proof/mutants/lists, or its reason to ${unbreakableFile}`,
      ),
  ];
}
