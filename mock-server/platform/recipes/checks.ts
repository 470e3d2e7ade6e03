import { closest, distance } from 'fastest-levenshtein';
import type { TSchema } from 'typebox';
import { type PersonaId, personaIds } from '../../../contracts/api/personas.ts';
import { masked } from '../http/mask.ts';
import { type FieldError, invalidField, problem } from '../http/problems.ts';
import { fieldErrorsOf, validatorOf } from '../http/validation.ts';

/** Called with the path of a wrong part of a recipe, and what is wrong with it. */
export type Report = (field: string, message: string) => void;

/** A value without its wrong parts. */
interface Checked {
  readonly rest: unknown;
  readonly errors: FieldError[];
}

/**
 * Checks a value against a schema. The wrong parts are left out of the result, so that the others can be checked further
 * and one response names all of them.
 *
 * @param part field name for an error of the whole value
 */
export function withoutWrongParts(schema: TSchema, value: unknown, part: string): Checked {
  const validate = validatorOf(schema);
  if (validate(value)) return { rest: value, errors: [] };
  const faults = (validate.errors ?? []) as readonly SchemaError[];
  const hints = new Map(faults.map((fault) => [pathOf(fault).join('.'), hintFor(fault)]));
  const errors = fieldErrorsOf([...faults], part).map(({ field, message }) => ({
    field,
    message: `${message}${hints.get(field) ?? ''}`,
  }));
  const rest = { value: structuredClone(value) };
  for (const fault of faults) if (!isAboutNull(fault)) remove(rest, ['value', ...removedBy(fault)]);
  return { rest: rest.value ?? {}, errors };
}

/** An error of the validator, with the schema and the value. */
interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly data?: unknown;
  readonly parentSchema?: { readonly properties?: object; readonly patternProperties?: object };
}

const isAboutNull = ({ keyword, params }: SchemaError): boolean =>
  keyword === 'anyOf' || (keyword === 'type' && params['type'] === 'null');

/** Returns the names of the properties from the value to the wrong part. */
function pathOf({ instancePath, keyword, params }: SchemaError): string[] {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (keyword === 'additionalProperties') path.push(String(params['additionalProperty']));
  if (keyword === 'required') path.push(String(params['missingProperty']));
  return path;
}

/** Without a required property, the whole object is left out. */
const removedBy = (error: SchemaError): string[] =>
  error.keyword === 'required' ? pathOf(error).slice(0, -1) : pathOf(error);

/** Removes a property; in place of an item of a list, the list. */
function remove(value: object, [name = '', ...rest]: readonly string[]): void {
  const holder = value as Record<string, unknown>;
  const part = holder[name];
  if (rest.length === 0 || Array.isArray(part)) delete holder[name];
  else if (typeof part === 'object' && part !== null) remove(part, rest);
}

function hintFor({ keyword, params, data, parentSchema = {} }: SchemaError): string {
  if (keyword === 'additionalProperties') {
    const { properties = {}, patternProperties } = parentSchema;
    const [form] = Object.keys(patternProperties ?? {});
    const names = form === undefined ? Object.keys(properties) : namesOf(form);
    const hint = didYouMean(String(params['additionalProperty']), names);
    if (hint !== '' || form === undefined) return hint;
    return `: its name must ${names.length > 0 ? `be one of ${names.join(', ')}` : `have the form ${form}`}`;
  }
  if (keyword === 'enum' && typeof data === 'string')
    return didYouMean(data, params['allowedValues'] as readonly string[]);
  return '';
}

/** Returns the names that a pattern such as `^(reports|rates)$` lists; none for another pattern. */
const namesOf = (pattern: string): string[] => /^\^\(([\w|]+)\)\$$/.exec(pattern)?.[1]?.split('|') ?? [];

/** Maximum number of characters of an unknown name that are compared with the known names. */
const longestName = 60;

/** Returns a question with the known name that is most similar to an unknown one; empty if none is similar. */
export function didYouMean(name: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const start = name.slice(0, longestName);
  const nearest = closest(
    start.toLowerCase(),
    known.map((one) => one.toLowerCase()),
  );
  const word = known.find((one) => one.toLowerCase() === nearest) ?? nearest;
  return distance(start.toLowerCase(), nearest) <= Math.max(2, start.length / 2)
    ? `: did you mean ${word}?`
    : '';
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

export const notADay = 'is not a day of the calendar between 1900 and 2199, such as 2026-03-08';
export const notAPresent =
  'is not a date and time of the calendar between 1900 and 2199, such as 2026-03-08T07:30:00Z';

/** Returns the id of the persona with this name. @throws {ProblemError} persona-not-found */
export function checkedPersona(name: string): PersonaId {
  const id = personaIds.find((known) => known === name);
  if (!id)
    throw problem(
      'persona-not-found',
      `There is no such persona. Did you mean ${closest(name.slice(0, longestName), [...personaIds])}? The personas are ${personaIds.join(', ')}.`,
    );
  return id;
}

/** Reports the name of an unknown persona. */
export function checkPersona(name: string, field: string, report: Report): void {
  if (!personaIds.some((known) => known === name))
    report(field, `is not the id of a persona${didYouMean(name, personaIds)}`);
}

const maskedPart = 'has a value that the journal masks, such as a tax identifier: leave the value out';

/** Returns true for a value that the journal masks. No condition may have one: the journal shows conditions and bodies. */
export function isMasked(parts: unknown): boolean {
  const text = parts === undefined ? '' : JSON.stringify(parts);
  return masked(text) !== text;
}

/** Reports a condition on a body with a value that the journal masks. */
export function checkMasked(parts: unknown, field: string, report: Report): void {
  if (isMasked(parts)) report(field, maskedPart);
}

/** Refuses a condition on a body with a value that the journal masks. @throws {ProblemError} naming the field */
export function refuseMasked(parts: unknown, field: string): void {
  if (isMasked(parts)) throw invalidField(field, maskedPart);
}
