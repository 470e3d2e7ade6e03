import { closest } from 'fastest-levenshtein';
import { type PersonaId, personaIds } from '../../../contracts/api/personas.ts';
import { masked } from '../http/mask.ts';
import { invalidField, problem } from '../http/problems.ts';

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
 * 24:00 as the next day. Seeds have dates some months before and after the time of the world; outside of these years
 * such dates could not be computed.
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

/** Maximum number of characters of an unknown persona's name that are compared with the known names. */
const longestPersona = 60;

/** Returns the id of the persona with this name. @throws {ProblemError} persona-not-found */
export function checkedPersona(name: string): PersonaId {
  const id = personaIds.find((known) => known === name);
  if (!id)
    throw problem(
      'persona-not-found',
      `There is no such persona. Did you mean ${closest(name.slice(0, longestPersona), [...personaIds])}? The personas are ${personaIds.join(', ')}.`,
    );
  return id;
}

/**
 * Refuses a condition on a body with a value that the journal masks, because the journal shows conditions and bodies.
 *
 * @param field path of the condition in the request
 * @throws {ProblemError} naming the field
 */
export function refuseMasked(parts: unknown, field: string): void {
  const text = parts === undefined ? '' : JSON.stringify(parts);
  if (masked(text) !== text)
    throw invalidField(
      field,
      'has a value that the journal masks, such as a tax identifier: leave the value out',
    );
}
