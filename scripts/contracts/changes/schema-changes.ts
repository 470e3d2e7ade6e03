import { isDeepStrictEqual } from 'node:util';
import { followed, isWords } from './document-parts.ts';
import { type Change, otherChanges } from './other-changes.ts';
import {
  type Comparison,
  comparedOfValue,
  kindOf,
  less,
  more,
  type ObjectComparison,
  type Schema,
  type SchemaObject,
  typeChanges,
  typesOf,
  valueChanges,
} from './value-changes.ts';

/** Keywords with a comparison of their own. */
const compared = [
  ['allOf', 'properties', 'patternProperties', 'required', 'items', 'contentSchema', 'additionalProperties'],
  comparedOfValue,
].flat();

/**
 * Returns the changes between two schemas. A request breaks if it allows less, a response if it allows more, because
 * an earlier client then gets a value that it does not know. A new property of a response is compatible: clients ignore
 * properties that they do not know. A keyword without a comparison of its own breaks both.
 */
export function schemaChanges(comparison: Comparison): Change[] {
  const { where, resolve, seen = [] } = comparison;
  if (typeof comparison.before === 'boolean' && comparison.before === comparison.after) return [];
  if (comparison.before === false) return [more(comparison, 'allows values')];
  if (comparison.after === false) return [less(comparison, 'allows no value')];
  const [one, other] = [objectOf(comparison.before), objectOf(comparison.after)];
  const key = one.$ref === undefined ? '' : JSON.stringify([one, other]);
  if (key && seen.includes(key)) return [];
  const [before, after] = [followed(one, resolve.before), followed(other, resolve.after)];
  return [
    ...otherChanges(partOf(before, isNote), partOf(after, isNote), where, [], resolve),
    ...limitingChanges({
      ...comparison,
      before: partOf(before, isLimit),
      after: partOf(after, isLimit),
      seen: [...seen, key],
    }),
  ];
}

const objectOf = (schema: Schema): SchemaObject => (typeof schema === 'boolean' ? {} : schema);

const isNote = (keyword: string): boolean => isWords(keyword) || keyword === 'deprecated';
const isLimit = (keyword: string): boolean => !isNote(keyword);
const partOf = (schema: SchemaObject, isPart: (keyword: string) => boolean): SchemaObject =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => isPart(keyword)));

/** Compares the alternatives of two schemas, and what else they limit. */
function limitingChanges(comparison: ObjectComparison): Change[] {
  const { before, after } = comparison;
  const [{ anyOf: earlier, ...was }, { anyOf: later, ...is }] = [before, after];
  const besides = { ...comparison, before: was, after: is };
  if (earlier && later) return [...alternativeChanges(earlier, later, comparison), ...restChanges(besides)];
  // A schema without alternatives is the only alternative, unless alternatives stand beside other limits.
  if (earlier && Object.keys(was).length === 0) return alternativeChanges(earlier, [after], comparison);
  if (later && Object.keys(is).length === 0) return alternativeChanges([before], later, comparison);
  return [
    ...(earlier ? [more(comparison, `need not meet one of ${JSON.stringify(earlier)} any more`)] : []),
    ...(later ? [less(comparison, `must also meet one of ${JSON.stringify(later)}`)] : []),
    ...restChanges(besides),
  ];
}

/** Compares schemas of which one is met. */
function alternativeChanges(
  was: readonly Schema[],
  is: readonly Schema[],
  comparison: ObjectComparison,
): Change[] {
  const { pairs, gone, added } = paired(was, is, [isDeepStrictEqual, isOfKind]);
  return [
    ...pairs.flatMap(([before, after]) => schemaChanges({ ...comparison, before, after })),
    ...gone.map((one) => less(comparison, `no longer allows ${kindOf(one)}`)),
    ...added.map((one) => more(comparison, `also allows ${kindOf(one)}`)),
  ];
}

/** Compares schemas all of which are met. */
function jointChanges(comparison: ObjectComparison): Change[] {
  const [was, is] = [comparison.before.allOf ?? [], comparison.after.allOf ?? []];
  const { pairs, gone, added } = paired(was, is, [isDeepStrictEqual, isOfKind, () => true]);
  return [
    ...pairs.flatMap(([before, after]) => schemaChanges({ ...comparison, before, after })),
    ...gone.map((one) => more(comparison, `need not meet ${JSON.stringify(one)} any more`)),
    ...added.map((one) => less(comparison, `must also meet ${JSON.stringify(one)}`)),
  ];
}

type IsPair = (one: Schema, other: Schema) => boolean;

const isOfKind: IsPair = (one, other) => kindOf(one) === kindOf(other);

/** Pairs the schemas of two lists in any order: by the first condition all that meet it, then by the next. */
function paired(was: readonly Schema[], is: readonly Schema[], conditions: readonly IsPair[]) {
  const [gone, added] = [[...was], [...is]];
  const pairs: (readonly [Schema, Schema])[] = [];
  for (const isPair of conditions) {
    for (const one of gone.slice()) {
      const other = added.find((candidate) => isPair(one, candidate));
      if (other === undefined) continue;
      gone.splice(gone.indexOf(one), 1);
      added.splice(added.indexOf(other), 1);
      pairs.push([one, other]);
    }
  }
  return { pairs, gone, added };
}

function restChanges(comparison: ObjectComparison): Change[] {
  const { before, after, where, resolve } = comparison;
  const types = typeChanges(comparison);
  if (types === null)
    return [{ kind: 'breaking', where, what: `is ${kindOf(after)} instead of ${kindOf(before)}` }];
  return [
    ...types,
    ...valueChanges(comparison),
    ...otherChanges(before, after, where, compared, resolve),
    ...propertyChanges(comparison),
    ...partChanges(comparison),
    ...jointChanges(comparison),
  ];
}

function propertyChanges(comparison: ObjectComparison): Change[] {
  const { before, after, where, direction } = comparison;
  const needs = ({ required = [] }: SchemaObject, name: string) => required.includes(name);
  const isRequest = direction === 'request';
  const names = [before.properties ?? {}, after.properties ?? {}].flatMap(Object.keys);
  const needed = [...(before.required ?? []), ...(after.required ?? [])];
  return [...new Set([...names, ...needed])].flatMap((name): Change[] => {
    const at = `${where}.${name}`;
    const [was, is] = [propertyOf(before, name), propertyOf(after, name)];
    const told = (isBreaking: boolean, what: string): Change[] => [
      { kind: isBreaking ? 'breaking' : 'compatible', where: at, what },
    ];
    const required =
      needs(before, name) === needs(after, name)
        ? []
        : told(
            needs(after, name) === isRequest,
            needs(after, name) ? 'is required now' : 'is no longer required',
          );
    if (was === undefined && is === undefined) return required;
    if (was === undefined) {
      const isNeeded = needs(after, name);
      const mayBeNull = isNeeded && isRequest && is !== undefined && allowsNull(is);
      const isNew = isNeeded ? 'is new and required' : 'is new and optional';
      return told(isRequest && isNeeded, mayBeNull ? `${isNew}, null if blank` : isNew);
    }
    if (is === undefined) {
      const isBreaking = isRequest ? after.additionalProperties === false : needs(before, name);
      return told(isBreaking, 'is removed');
    }
    return [...required, ...schemaChanges({ ...comparison, before: was, after: is, where: at })];
  });
}

/** Returns the schema of a property. One without a schema of its own has that of the additional properties. */
const propertyOf = ({ properties = {}, additionalProperties }: SchemaObject, name: string) =>
  properties[name] ?? (isAny(additionalProperties) ? undefined : additionalProperties || undefined);

/** True for a schema that every value meets. Without a schema, every value is allowed. */
const isAny = (schema: Schema = true): boolean =>
  typeof schema === 'boolean' ? schema : Object.keys(schema).every(isNote);

const allowsNull = (schema: Schema): boolean =>
  typeof schema === 'boolean'
    ? schema
    : typesOf(schema).includes('null') || (schema.anyOf ?? []).some(allowsNull);

/** Compares the schemas in a schema besides its properties. */
function partChanges(comparison: ObjectComparison): Change[] {
  const { before, after, where } = comparison;
  const inner = (was: Schema = true, is: Schema = true, at: string): Change[] =>
    schemaChanges({ ...comparison, before: was, after: is, where: at });
  // Of additional properties, too, clients ignore those that they do not know.
  const free = (was: Schema = true, is: Schema = true, which: string): Change[] => {
    if (was !== false && is !== false) return inner(was, is, `${where}.*`);
    if (was === is) return [];
    return is === false
      ? [less(comparison, `no longer allows ${which}`)]
      : [{ kind: 'compatible', where, what: `allows ${which}` }];
  };
  const patterns = Object.keys({ ...before.patternProperties, ...after.patternProperties });
  return [
    ...inner(before.items, after.items, `${where}[]`),
    ...inner(before.contentSchema, after.contentSchema, where),
    ...patterns.flatMap((pattern) =>
      free(
        before.patternProperties?.[pattern] ?? before.additionalProperties,
        after.patternProperties?.[pattern] ?? after.additionalProperties,
        `properties with the pattern ${pattern}`,
      ),
    ),
    ...free(before.additionalProperties, after.additionalProperties, 'other properties'),
  ];
}
