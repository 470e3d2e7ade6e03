import { isDeepStrictEqual } from 'node:util';

/** What a change means for clients and servers that were built against the earlier contract. */
export type ChangeKind = 'breaking' | 'compatible' | 'words';

export interface Change {
  readonly kind: ChangeKind;
  /** Part of the operation, such as `request body.borrowerDetails.firstName`. */
  readonly where: string;
  readonly what: string;
}

/** A JSON Schema (2020-12), with the keywords that the contracts use. */
export interface Schema {
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
  readonly additionalProperties?: boolean | Schema;
  readonly [keyword: string]: unknown;
}

/** An earlier and a later schema at the same place of an operation. */
export interface Comparison {
  readonly before: Schema;
  readonly after: Schema;
  readonly where: string;
  /** `request`: the server must still accept what clients send. `response`: clients must still understand it. */
  readonly direction: 'request' | 'response';
  /** Returns the schema that a reference of the earlier or later document names. */
  readonly resolve: { readonly before: Resolve; readonly after: Resolve };
  /** References that are compared already: a schema may contain itself. */
  readonly seen?: readonly string[];
}
type Resolve = (reference: string) => Schema;

/** Keywords that only describe. */
const words = [
  ['title', 'description', 'examples', 'example', 'externalDocs', 'default'],
  ['$comment', '$id', '$defs', '$schema'],
].flat();
const isWords = (name: string): boolean => words.includes(name) || name.startsWith('x-');
const lowest = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const highest = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
/** Keywords that are compared one by one. All others break if they differ. */
const known = new Set(
  [
    ['$ref', 'type', 'enum', 'const', 'anyOf', 'allOf', 'properties', 'patternProperties', 'required'],
    ['items', 'contentSchema', 'additionalProperties'],
    ['deprecated'],
    words,
    lowest,
    highest,
  ].flat(),
);

/**
 * Returns the changes between two schemas. A request breaks if it allows less, a response if it allows more, because
 * an earlier client then gets a value that it does not know. A new property of a response is compatible: clients ignore
 * properties that they do not know.
 */
export function schemaChanges(comparison: Comparison): Change[] {
  const { resolve, seen = [] } = comparison;
  const before = resolved(comparison.before, resolve.before);
  const after = resolved(comparison.after, resolve.after);
  const key = `${comparison.before.$ref} ${comparison.after.$ref}`;
  if (comparison.before.$ref !== undefined && seen.includes(key)) return [];
  const inside = { ...comparison, before, after, seen: [...seen, key] };
  return [
    ...(Boolean(before['deprecated']) === Boolean(after['deprecated'])
      ? []
      : [
          {
            kind: 'compatible',
            where: comparison.where,
            what: after['deprecated'] ? 'is deprecated' : 'is no longer deprecated',
          } as const,
        ]),
    ...([...Object.keys(before), ...Object.keys(after)].some(
      (name) => isWords(name) && !isDeepStrictEqual(before[name], after[name]),
    )
      ? [{ kind: 'words', where: comparison.where, what: 'has other words' } as const]
      : []),
    ...(before.anyOf || after.anyOf ? alternativeChanges(inside) : valueChanges(inside)),
  ];
}

const resolved = (schema: Schema, resolve: Resolve): Schema =>
  schema.$ref === undefined ? schema : { ...resolve(schema.$ref), ...schema };

/** Compares schemas that allow one of several kinds of values, which are paired by their type. */
function alternativeChanges(comparison: Comparison): Change[] {
  const [earlier, later] = [comparison.before, comparison.after].map((schema) => [
    ...(schema.anyOf ?? [schema]),
  ]) as [Schema[], Schema[]];
  const pairs: (readonly [Schema, Schema])[] = [];
  for (const isSame of [isDeepStrictEqual, (one: Schema, other: Schema) => kindOf(one) === kindOf(other)]) {
    for (const one of earlier.slice()) {
      const other = later.find((candidate) => isSame(one, candidate));
      if (other === undefined) continue;
      earlier.splice(earlier.indexOf(one), 1);
      later.splice(later.indexOf(other), 1);
      pairs.push([one, other]);
    }
  }
  return [
    ...pairs.flatMap(([before, after]) => schemaChanges({ ...comparison, before, after })),
    ...earlier.map((one) => less(comparison, `no longer allows ${kindOf(one)}`)),
    ...later.map((one) => more(comparison, `also allows ${kindOf(one)}`)),
  ];
}

/** Kind of a schema that does not limit the type of a value. */
const anything = 'anything';

function kindOf({ $ref, type, enum: values, const: value }: Schema): string {
  const [sample] = values ?? [value];
  if ($ref !== undefined) return $ref;
  if (type !== undefined) return typesOf(type).join(' or ');
  return sample === undefined ? anything : typeof sample;
}

/** Returns the types in one order: a list is a set. A list of one type is that type. */
const typesOf = (type: string | readonly string[]): readonly string[] =>
  typeof type === 'string' ? [type] : [...new Set(type)].toSorted();

/** A change after which fewer values are valid. */
const less = ({ direction, where }: Comparison, what: string): Change => ({
  kind: direction === 'request' ? 'breaking' : 'compatible',
  where,
  what,
});
/** A change after which more values are valid. */
const more = ({ direction, where }: Comparison, what: string): Change => ({
  kind: direction === 'response' ? 'breaking' : 'compatible',
  where,
  what,
});

function valueChanges(comparison: Comparison): Change[] {
  const { before, after, where } = comparison;
  const breaking = (what: string): Change => ({ kind: 'breaking', where, what });
  const [was, is] = [kindOf(before), kindOf(after)];
  if (was !== is && !(before.enum && after.enum)) {
    if (was === anything) return [less(comparison, `is always ${is}`)];
    if (is === anything) return [more(comparison, `is not always ${was}`)];
    if (was === 'integer' && is === 'number') return [more(comparison, 'allows decimals')];
    if (was === 'number' && is === 'integer') return [less(comparison, 'allows only whole numbers')];
    const types = typeChanges(comparison);
    if (types === null) return [breaking(`is ${is} instead of ${was}`)];
    return [
      ...types,
      ...valueChanges({
        ...comparison,
        before: { ...before, type: 'any' },
        after: { ...after, type: 'any' },
      }),
    ];
  }
  const others = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !known.has(name) && !isWords(name) && !isDeepStrictEqual(before[name], after[name]),
  );
  return [
    ...setChanges(comparison),
    ...[...lowest, ...highest].flatMap((name) => limitChanges(name, comparison)),
    ...others.flatMap((name) => {
      if (before[name] === undefined) return [less(comparison, `has ${name} ${text(after[name])}`)];
      if (after[name] === undefined) return [more(comparison, `has no ${name} any more`)];
      return [breaking(`has ${name} ${text(after[name])} instead of ${text(before[name])}`)];
    }),
    ...propertyChanges(comparison),
    ...partChanges(comparison),
  ];
}

/** Returns the types that only one of two schemas allows; null if the schemas have no type in common. */
function typeChanges(comparison: Comparison): Change[] | null {
  const [was, is] = [comparison.before, comparison.after].map(({ type = [] }) => typesOf(type)) as [
    readonly string[],
    readonly string[],
  ];
  const allows = (types: readonly string[], type: string) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  if (!is.some((type) => allows(was, type)) && !was.some((type) => allows(is, type))) return null;
  return [
    ...was.filter((type) => !allows(is, type)).map((type) => less(comparison, `no longer allows ${type}`)),
    ...is.filter((type) => !allows(was, type)).map((type) => more(comparison, `also allows ${type}`)),
  ];
}

/** Compares the values of an enum. A constant is an enum with one value. */
function setChanges(comparison: Comparison): Change[] {
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

function limitChanges(name: string, comparison: Comparison): Change[] {
  const [was, is] = [comparison.before[name], comparison.after[name]] as (number | undefined)[];
  if (was === is) return [];
  const what = is === undefined ? `has no ${name} any more` : `has ${name} ${is} instead of ${was ?? 'none'}`;
  const rises = is !== undefined && (was === undefined || is > was);
  const falls = is !== undefined && (was === undefined || is < was);
  return [(lowest.includes(name) ? rises : falls) ? less(comparison, what) : more(comparison, what)];
}

function propertyChanges(comparison: Comparison): Change[] {
  const { before, after, where, direction } = comparison;
  const [earlier, later] = [before.properties ?? {}, after.properties ?? {}];
  const needs = ({ required = [] }: Schema, name: string) => required.includes(name);
  const isRequest = direction === 'request';
  const names = [earlier, later].flatMap(Object.keys).concat(before.required ?? [], after.required ?? []);
  return [...new Set(names)].flatMap((name): Change[] => {
    const at = `${where}.${name}`;
    const [was, is] = [earlier[name], later[name]];
    const told = (isBreaking: boolean, what: string): Change[] => [
      { kind: isBreaking ? 'breaking' : 'compatible', where: at, what },
    ];
    const needed =
      needs(before, name) === needs(after, name)
        ? []
        : told(
            needs(after, name) === isRequest,
            needs(after, name) ? 'is required now' : 'is no longer required',
          );
    if (was === undefined && is === undefined) return needed;
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
    return [...needed, ...schemaChanges({ ...comparison, before: was, after: is, where: at })];
  });
}

const allowsNull = ({ type = [], anyOf = [] }: Schema): boolean =>
  typesOf(type).includes('null') || anyOf.some(allowsNull);

/** Compares the schemas in a schema besides its properties. */
function partChanges(comparison: Comparison): Change[] {
  const { before, after, where } = comparison;
  const inner = (was: Schema | undefined, is: Schema | undefined, at: string): Change[] => {
    if (was && is) return schemaChanges({ ...comparison, before: was, after: is, where: at });
    if (was === is) return [];
    return [is ? less(comparison, `limits ${at}`) : more(comparison, `no longer limits ${at}`)];
  };
  const [open, closed] = [before.additionalProperties, after.additionalProperties];
  const patterns = Object.keys({ ...before.patternProperties, ...after.patternProperties });
  const parts = Array.from({ length: Math.max(before.allOf?.length ?? 0, after.allOf?.length ?? 0) });
  return [
    ...inner(before.items, after.items, `${where}[]`),
    ...inner(before.contentSchema, after.contentSchema, where),
    ...patterns.flatMap((name) =>
      inner(before.patternProperties?.[name], after.patternProperties?.[name], `${where}.*`),
    ),
    ...parts.flatMap((_, index) => inner(before.allOf?.[index], after.allOf?.[index], where)),
    ...(typeof open === 'object' || typeof closed === 'object'
      ? inner(asSchema(open), asSchema(closed), `${where}.*`)
      : []),
    // What a response may have besides is ignored by clients.
    ...(comparison.direction === 'request' && open !== false && closed === false
      ? [less(comparison, 'no longer allows other properties')]
      : []),
  ];
}

const asSchema = (value: boolean | Schema | undefined): Schema | undefined =>
  typeof value === 'object' ? value : undefined;

const text = (value: unknown): string => JSON.stringify(value);
