import { type PersonaId, personaIds } from '../../../contracts/api/personas.ts';
import type { WorldRecipe } from '../../../contracts/schemas/mock.ts';
import { checkedFault } from '../faults/checked-fault.ts';
import { invalidField, problem } from '../../http/problems.ts';
import { bulkPrefix, mostBulkLoans } from '../../los/seeds/bulk.ts';
import { isSeedName, type SeedName, seeds } from '../../los/seeds/seeds.ts';

/** What a world is made from, all names in it known. */
export interface Recipe extends WorldRecipe {
  readonly persona?: PersonaId;
  readonly seed?: SeedName;
}

/**
 * A recipe that can be followed.
 *
 * @throws {ProblemError} persona-not-found, seed-not-found, operation-not-found, or naming the field
 */
export function checkedRecipe(recipe: WorldRecipe): Recipe {
  const { persona, seed, now, faults, ...rest } = recipe;
  if (now !== undefined && !isPresent(now)) throw notAPresent('now');
  return {
    ...rest,
    ...(persona === undefined ? {} : { persona: checkedPersona(persona) }),
    ...(seed === undefined ? {} : { seed: checkedSeed(seed) }),
    ...(now === undefined ? {} : { now }),
    ...(faults === undefined
      ? {}
      : { faults: faults.map((fault, index) => checkedFault(fault, `faults.${index}.`)) }),
  };
}

/** @throws {ProblemError} persona-not-found */
export function checkedPersona(name: string): PersonaId {
  const id = personaIds.find((known) => known === name);
  if (!id) throw problem('persona-not-found', `The personas are ${personaIds.join(', ')}.`);
  return id;
}

/**
 * Returns whether a date and time in UTC is one of the calendar, between 1900 and 2199. `Date` takes 2026-02-30 for 2 March
 * and 24:00 for the next day. The seeds count some months back and forth; far outside of these years their days could not
 * be written.
 */
export function isPresent(now: string): boolean {
  const date = new Date(now);
  const year = date.getUTCFullYear();
  return year >= 1900 && year < 2200 && date.toISOString().startsWith(now.slice(0, -1));
}

export const notAPresent = (field: string) =>
  invalidField(field, 'is not a date and time of the calendar between 1900 and 2199');

function checkedSeed(name: string): SeedName {
  if (!isSeedName(name))
    throw problem(
      'seed-not-found',
      `The seeds are ${Object.keys(seeds).join(', ')} and ${bulkPrefix}1 to ${bulkPrefix}${mostBulkLoans}.`,
    );
  return name;
}
