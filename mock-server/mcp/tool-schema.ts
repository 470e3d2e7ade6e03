import { publishedSchema } from '../../contracts/schema.ts';

/** The keywords of JSON Schema that the schemas of tools use. */
interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly pattern?: string;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

/**
 * Returns the schema of a tool's input as agents get it. An agent loads the schemas of all tools into its context, so
 * this one is short: it has no patterns, and an argument that is an object has no properties. The server
 * checks arguments by the whole schema, and its errors say what is allowed.
 */
export function agentSchema(input: object): Record<string, unknown> {
  const { properties = {}, ...rest } = publishedSchema<Schema>(input);
  const short = Object.entries(properties).map(([name, schema]) => [name, shortened(schema)]);
  return { ...rest, properties: Object.fromEntries(short) };
}

function shortened({ pattern: _pattern, items, anyOf, ...schema }: Schema): Schema {
  const { type, description } = schema;
  if (type === 'object') return { type, ...(description === undefined ? {} : { description }) };
  return {
    ...schema,
    ...(items ? { items: shortened(items) } : {}),
    ...(anyOf ? { anyOf: anyOf.map(shortened) } : {}),
  };
}
