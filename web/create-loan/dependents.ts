/**
 * Memory for entries that depend on a choice, as the city depends on the state: the choice in force, and the entries that were
 * made under earlier choices. Text that names no choice changes nothing; an earlier choice restores its entries.
 */
export interface Dependents<Entries> {
  /** The choice in force; blank for none. */
  readonly chosen: string;
  readonly earlier: Readonly<Record<string, Entries>>;
}

/** Before the first choice. */
export const noDependents: Dependents<never> = { chosen: '', earlier: {} };

/**
 * Stores the present entries under the choice in force and puts another one into force.
 * @param from the choice in force so far; blank for none
 * @returns the memory, and the entries that were made under the new choice before; null for none
 */
export function switched<Entries>(
  { earlier }: Dependents<Entries>,
  [from, to]: readonly [from: string, to: string],
  entries: Entries,
): { readonly dependents: Dependents<Entries>; readonly before: Entries | null } {
  return {
    dependents: { chosen: to, earlier: from === '' ? earlier : { ...earlier, [from]: entries } },
    before: earlier[to] ?? null,
  };
}
