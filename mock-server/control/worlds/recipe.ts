import type { PersonaId } from '../../../contracts/api/personas.ts';
import type { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import { checkedFault } from '../faults/faults.ts';
import { checkedPersona } from '../../identity/personas.ts';
import { invalidField } from '../../http/problems.ts';
import type { WorldContent } from './content.ts';

/** A recipe whose names have been checked. */
export interface Recipe extends WorldRecipe {
  readonly persona?: PersonaId;
}

/**
 * Checks the values of a recipe that its schema does not check, and returns the recipe.
 *
 * @throws {ProblemError} persona-not-found, seed-not-found, operation-not-found, or naming the invalid part
 */
export function checkedRecipe(recipe: WorldRecipe, content: Pick<WorldContent, 'check'>): Recipe {
  const { persona, now, faults, ...rest } = recipe;
  if (now !== undefined && !isPresent(now)) throw notAPresent('now');
  if (now === undefined && rest.isFrozen === false)
    throw invalidField('isFrozen', 'can be false only with now, the time from which the clock runs');
  if (rest.seedDay !== undefined && !isPresent(`${rest.seedDay}T00:00Z`))
    throw invalidField('seedDay', 'is not a day of the calendar between 1900 and 2199, such as 2026-03-08');
  refuseTwins(rest.menus ?? [], 'menu', 'menus');
  const known = persona === undefined ? {} : { persona: checkedPersona(persona) };
  content.check(rest);
  return {
    ...rest,
    ...known,
    ...(now === undefined ? {} : { now }),
    ...(faults === undefined
      ? {}
      : { faults: faults.map((fault, index) => checkedFault(fault, `faults.${index}.`)) }),
  };
}

/** Rejects a list in which two entries have the same name or id. @throws {ProblemError} naming the second entry */
export function refuseTwins<Name extends string>(
  entries: readonly Readonly<Record<Name, string | number>>[],
  name: Name,
  field: string,
): void {
  const seen = new Set<string | number>();
  for (const [index, { [name]: id }] of entries.entries()) {
    if (seen.has(id))
      throw invalidField(`${field}.${index}.${name}`, `must be unique: ${id} is in the list twice`);
    seen.add(id);
  }
}

/**
 * Returns true for an existing date and time in UTC between 1900 and 2199. `Date` would read 2026-02-30 as 2 March and
 * 24:00 as the next day. Seeds have dates some months before and after the time of the world; computing such dates
 * would fail far outside of these years.
 */
export function isPresent(now: string): boolean {
  const date = new Date(now);
  const year = date.getUTCFullYear();
  return year >= 1900 && year < 2200 && date.toISOString().startsWith(now.slice(0, -1));
}

export const notAPresent = (field: string) =>
  invalidField(
    field,
    'is not a date and time of the calendar between 1900 and 2199, such as 2026-03-08T07:30:00Z',
  );
