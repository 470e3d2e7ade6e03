import fc, { type Arbitrary } from 'fast-check';
import type { TSchema } from 'typebox';

/** The keywords of JSON Schema that the contracts use. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly decimals?: number;
}

/** Generates values that are valid for a schema of the contracts. */
export const valuesOf = (schema: TSchema): Arbitrary<unknown> =>
  arbitraryOf(JSON.parse(JSON.stringify(schema)) as Schema);

function arbitraryOf(schema: Schema): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOf));
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(schema.items ? arbitraryOf(schema.items) : fc.jsonValue(), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 2 ** 31 - 1 });
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case undefined:
      return fc.jsonValue();
    default:
      throw new Error(`Type ${schema.type} is unknown: add it to arbitraryOf`);
  }
}

function objectOf({ properties = {}, required = [], patternProperties = {} }: Schema): Arbitrary<unknown> {
  const [record] = Object.entries(patternProperties);
  if (record) return fc.dictionary(fc.stringMatching(new RegExp(record[0])), arbitraryOf(record[1]));
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(schema)]),
  );
  return fc.record(fields, { requiredKeys: [...required], noNullPrototype: true });
}

function textOf({ pattern, minLength = 0, maxLength = 60 }: Schema): Arbitrary<unknown> {
  const texts =
    pattern === undefined
      ? fc.string({ unit: 'grapheme', minLength, maxLength })
      : fc.stringMatching(new RegExp(pattern)).map((text) => text);
  return texts.filter((text) => [...text].length >= minLength && [...text].length <= maxLength);
}

/** Generates numbers from whole hundredths. */
function numberOf({ minimum = -1e9, maximum = 1e9, decimals = 2 }: Schema): Arbitrary<unknown> {
  return fc
    .integer({
      min: Math.ceil(Math.max(minimum, -9e10) * 100),
      max: Math.floor(Math.min(maximum, 9e10) * 100),
    })
    .map((hundredths) => Number((hundredths / 100).toFixed(decimals)));
}
