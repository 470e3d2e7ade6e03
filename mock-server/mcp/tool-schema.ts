import { publishedSchema } from '../../contracts/schema.ts';

/** The keywords of JSON Schema that the schemas of tools use. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

/**
 * Returns the schema of a tool's input as agents get it. An agent loads the schemas of all tools into its context, so
 * this one is short: it has no limits and patterns, and an argument that is an object has no properties. The server
 * checks arguments by the whole schema, and its errors say what is allowed.
 */
export function agentSchema(input: object): Record<string, unknown> {
  const {
    type,
    required,
    properties = {},
  } = publishedSchema<Schema & { readonly required?: unknown }>(input);
  const short = Object.entries(properties).map(([name, schema]) => [name, shortened(schema)]);
  return { type, required, properties: Object.fromEntries(short) };
}

function shortened({
  type: own,
  description,
  enum: values,
  const: value,
  items: entries,
  anyOf,
}: Schema): Schema {
  const types = anyOf?.flatMap((each) => each.type ?? []);
  // A value of a type or null.
  const isNullable = types?.length === 2 && types[1] === 'null';
  const type = isNullable ? types : own;
  const items = isNullable ? anyOf?.[0]?.items : entries;
  return {
    ...(type === undefined || value !== undefined ? {} : { type }),
    ...(description === undefined ? {} : { description }),
    ...(values ? { enum: values } : {}),
    ...(value === undefined ? {} : { const: value }),
    ...(items ? { items: shortened(items) } : {}),
    ...(anyOf && !isNullable ? { anyOf: anyOf.map(shortened) } : {}),
  };
}
