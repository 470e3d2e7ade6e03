import Type, { type TSchema } from 'typebox';
import { originationTypes, stateCodes, workQueueTypes } from './api/options.ts';

/** Returns the schema of an object without additional properties. */
export const strict = <const P extends Record<string, TSchema>>(properties: P, options: object = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });

/** Returns a schema with a description: meaning, unit and form, and the rule id if there is one. */
export const described = <const T extends TSchema>(schema: T, description: string): T =>
  Type.With(schema, { description }) as unknown as T;

/** Returns the schema of an object whose properties have ids or names of one form as their keys. */
export const byKey = <const T extends TSchema>(pattern: string, value: T, maxProperties?: number) =>
  Type.Record(Type.String({ pattern }), value, {
    additionalProperties: false,
    ...(maxProperties === undefined ? {} : { maxProperties }),
  });

const limitsOfSize: readonly string[] = ['maxLength', 'maxItems', 'maxProperties', 'maximum', 'uniqueItems'];

/** Returns a schema for responses, without the limits of size that hold for requests only. */
export const withoutLimits = <const T extends TSchema>(schema: T): T =>
  JSON.parse(
    JSON.stringify(schema, (name, value: unknown) => (limitsOfSize.includes(name) ? undefined : value)),
  ) as T;

/** Schema of a response without a body. */
export const NoContent = Type.Null();

export const nullable = <const T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/**
 * Returns the schema of a field of a request that may be blank: null, or left out. In the type it is never left
 * out: the product sends every field, and the server adds the others with {@link withBlanks}.
 */
export const blankable = <const T extends TSchema>(schema: T) =>
  Type.Optional(nullable(schema)) as unknown as ReturnType<typeof nullable<T>>;

/**
 * Returns a valid value in which each property that was left out is null, at any depth: a copy, or the value itself if it
 * is complete.
 */
export const withBlanks = <const T extends TSchema>(schema: T, value: Type.Static<T>): Type.Static<T> =>
  filled(schema, value) as Type.Static<T>;

interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly anyOf?: readonly Shape[];
}

function filled(schema: Shape, value: unknown): unknown {
  const properties = schema.properties ?? schema.anyOf?.find((one) => one.properties)?.properties;
  if (properties === undefined || value === null) return value;
  const given = value as Readonly<Record<string, unknown>>;
  const changed = Object.entries(properties)
    .map(([name, part]) => [name, filled(part, given[name] ?? null)] as const)
    .filter(([name, part]) => part !== given[name]);
  return changed.length === 0 ? value : { ...given, ...Object.fromEntries(changed) };
}

/**
 * Returns the value of a schema about which nothing is known: null where it allows null, false, an empty text or list, and
 * an object of such values.
 */
export const blankOf = <const T extends TSchema>(schema: T): Type.Static<T> =>
  blank(schema) as Type.Static<T>;

function blank({ type, properties, anyOf }: Shape): unknown {
  if (anyOf?.some((one) => one.type === 'null')) return null;
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, blank(part)]));
  return type === 'array' ? [] : type === 'boolean' ? false : '';
}

/** Returns the schema of a text that must be one of these values, as a JSON Schema enum. */
export const oneOf = <const Values extends string[]>(values: readonly [...Values]) => Type.Enum(values);

/** The largest id that every supported database can store. */
export const greatestId = 2_147_483_647;

/** Positive whole number that identifies an account, institution, user, product or task. */
export const Id = Type.Integer({ minimum: 1, maximum: greatestId });

const idText = /^[1-9][0-9]{0,9}$/;
/** Pattern of the keys of an object with things by id. */
export const idKey = idText.source;
/** Schema of an id in a path or query: digits only. */
export const IdText = Type.String({ pattern: idText.source });
/** Schema of a general account id in a path or query. */
export const AccountIdText = described(IdText, 'General account id of the loan or lead, digits only.');
export const isIdText = (text: string): boolean => idText.test(text);

export const dayPattern = '^[0-9]{4}-[0-9]{2}-[0-9]{2}$';
/** Calendar day without a time zone, yyyy-MM-dd. */
export const Day = Type.String({ pattern: dayPattern, examples: ['2026-03-08'] });

/**
 * Returns the schema of a number with at most this many decimals. The keyword `decimals` is not part of JSON Schema:
 * validators compute `multipleOf` with binary fractions and refuse 0.07 as a multiple of 0.01. The server knows the
 * keyword (mock-server/platform/http/validation.ts); published documents say it in words (`publishedSchema`).
 */
export const decimal = (
  decimals: number,
  options: {
    readonly minimum?: number;
    readonly maximum?: number;
    readonly examples?: readonly number[];
  } = {},
) => Type.Number({ ...options, decimals });

/** US dollars as a decimal number with at most two decimals. */
export const Usd = decimal(2, { examples: [310_000] });
/** US dollars that are not negative. */
export const Amount = decimal(2, { minimum: 0, maximum: 10_000_000_000, examples: [310_000] });

/** Returns a schema as JSON for readers outside the project, without the keywords that JSON Schema does not have. */
export const publishedSchema = <Json>(schema: unknown): Json =>
  JSON.parse(
    JSON.stringify(schema, (name, value: unknown) => (name === 'decimals' ? undefined : value)),
  ) as Json;

/** Returns the schema of a fraction: 0.065 stands for 6.5 % (A-08). A percentage is greater than the maximum. */
export const fraction = (maximum: number) => Type.Number({ minimum: 0, maximum, examples: [0.065] });

/** The greatest ratio that is not taken for a percentage: 300 %. */
export const greatestRatio = 3;

/** Returns what to write in place of a number that is no fraction from 0 to the maximum. */
export function asFraction(value: number, maximum: number): string {
  // A fraction that was multiplied by 100 often has a remainder in its last digits.
  const percent = value > 1 && value <= maximum * 100 ? Number(value.toFixed(8)) : 7;
  return `must be a fraction from 0 to ${maximum}: write ${Number((percent / 100).toFixed(8))} for ${percent}%`;
}

export const OriginationType = oneOf(originationTypes);
export const StateCode = oneOf(stateCodes);
export const WorkQueueType = oneOf(workQueueTypes);

/**
 * Path in the product, with its query. A second slash or a backslash after the first slash is not allowed, since it
 * could lead to another site.
 */
export const ProductPath = Type.String({
  pattern: String.raw`^/(?:[!-.0-\[\]-~][!-\[\]-~]*)?$`,
  maxLength: 200,
});
