import { isDeepStrictEqual } from 'node:util';
import type { Resolve, Sides } from './document-parts.ts';
import type { Change } from './other-changes.ts';

/** A JSON Schema (2020-12), with the keywords that the contracts use. True allows every value, and false none. */
export type Schema = SchemaObject | boolean;
export interface SchemaObject {
  readonly $ref?: string;
  /** Name of a type, or a list of the types that a value may have. */
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly contentSchema?: Schema;
  readonly additionalProperties?: Schema;
  readonly [keyword: string]: unknown;
}

/** An earlier and a later schema at the same place of an operation. */
export interface Comparison {
  readonly before: Schema;
  readonly after: Schema;
  readonly where: string;
  /** `request`: the server must still accept what clients send. `response`: clients must still understand it. */
  readonly direction: 'request' | 'response';
  readonly resolve: Sides<Resolve>;
  /** References that are compared already: a schema may contain itself. */
  readonly seen?: readonly string[];
}
export type ObjectComparison = Omit<Comparison, 'before' | 'after'> & Sides<SchemaObject>;

/** A change after which fewer values are valid. */
export const less = ({ direction, where }: Comparison, what: string): Change => ({
  kind: direction === 'request' ? 'breaking' : 'compatible',
  where,
  what,
});
/** A change after which more values are valid. */
export const more = ({ direction, where }: Comparison, what: string): Change => ({
  kind: direction === 'response' ? 'breaking' : 'compatible',
  where,
  what,
});

const lowest = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const highest = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
/** Keywords that `valueChanges` compares. */
export const comparedOfValue = ['type', 'enum', 'const', 'pattern', ...lowest, ...highest];

/** Returns the changes of the keywords about a single value besides its type: values of an enum, pattern and limits. */
export const valueChanges = (comparison: ObjectComparison): Change[] => [
  ...setChanges(comparison),
  ...[...lowest, ...highest].flatMap((name) => limitChanges(name, comparison)),
  ...patternChanges(comparison),
];

/** Kind of a schema that does not limit the type of a value. */
const anything = 'anything';

/** Returns the reference or types of a schema, or those of its values. */
export function kindOf(schema: Schema): string {
  if (typeof schema === 'boolean') return schema ? anything : 'nothing';
  return schema.$ref ?? (typesOf(schema).join(' or ') || anything);
}

/** Returns the types that a schema names, in one order: a list is a set. A list of one type is that type. */
export function typesOf({ type, enum: values, const: value }: SchemaObject): readonly string[] {
  if (type !== undefined) return [...new Set([type].flat())].toSorted();
  const [sample] = values ?? [value];
  return sample === undefined ? [] : [typeof sample];
}

/** Returns the types that only one of two schemas allows; null if the schemas have no type in common. */
export function typeChanges(comparison: ObjectComparison): Change[] | null {
  const { before, after } = comparison;
  const [was, is] = [typesOf(before), typesOf(after)];
  const [wasKind, isKind] = [kindOf(before), kindOf(after)];
  if (wasKind === isKind || (before.enum && after.enum)) return [];
  if (was.length === 0) return [less(comparison, `is always ${isKind}`)];
  if (is.length === 0) return [more(comparison, `is not always ${wasKind}`)];
  if (wasKind === 'integer' && isKind === 'number') return [more(comparison, 'allows decimals')];
  if (wasKind === 'number' && isKind === 'integer') return [less(comparison, 'allows only whole numbers')];
  const allows = (types: readonly string[], type: string) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  if (!is.some((type) => allows(was, type)) && !was.some((type) => allows(is, type))) return null;
  return [
    ...was.filter((type) => !allows(is, type)).map((type) => less(comparison, `no longer allows ${type}`)),
    ...is.filter((type) => !allows(was, type)).map((type) => more(comparison, `also allows ${type}`)),
  ];
}

/** Compares the values of an enum. A constant is an enum with one value. */
function setChanges(comparison: ObjectComparison): Change[] {
  const [was, is] = [comparison.before, comparison.after].map((schema) =>
    'const' in schema ? [schema.const] : schema.enum,
  );
  if (was === undefined && is === undefined) return [];
  if (was === undefined) return [less(comparison, `allows only ${text(is)}`)];
  if (is === undefined) return [more(comparison, `allows more than ${text(was)}`)];
  const missingIn = (values: readonly unknown[]) => (value: unknown) =>
    !values.some((one) => isDeepStrictEqual(one, value));
  const [gone, added] = [was.filter(missingIn(is)), is.filter(missingIn(was))];
  return [
    ...(gone.length > 0 ? [less(comparison, `no longer allows ${gone.map(text).join(', ')}`)] : []),
    ...(added.length > 0 ? [more(comparison, `also allows ${added.map(text).join(', ')}`)] : []),
  ];
}

function limitChanges(name: string, comparison: ObjectComparison): Change[] {
  const [was, is] = [comparison.before[name], comparison.after[name]] as (number | undefined)[];
  if (was === is) return [];
  const what = is === undefined ? `has no ${name} any more` : `has ${name} ${is} instead of ${was ?? 'none'}`;
  const rises = is !== undefined && (was === undefined || is > was);
  const falls = is !== undefined && (was === undefined || is < was);
  return [(lowest.includes(name) ? rises : falls) ? less(comparison, what) : more(comparison, what)];
}

function patternChanges(comparison: ObjectComparison): Change[] {
  const [was, is] = [comparison.before['pattern'], comparison.after['pattern']];
  if (was === is) return [];
  if (was === undefined) return [less(comparison, `has pattern ${text(is)}`)];
  if (is === undefined) return [more(comparison, 'has no pattern any more')];
  const what = `has pattern ${text(is)} instead of ${text(was)}`;
  return [{ kind: 'breaking', where: comparison.where, what }];
}

const text = (value: unknown): string => JSON.stringify(value);
