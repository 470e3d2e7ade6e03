/** The keywords of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly [limit: string]: unknown;
}

/** One field of a request or response body, at any depth. */
export interface Field {
  /** Path of the field, such as `borrowers[].fullName`; empty for the body as a whole. */
  readonly path: string;
  readonly type: string;
  /** Lengths, ranges and patterns, in words. */
  readonly limits: string;
  readonly required: boolean;
}

/** Schemas by name, to which other schemas refer. */
export type Schemas = Readonly<Record<string, Schema>>;

/**
 * Returns the fields of a body, each below the field that contains it. A schema that refers to itself is expanded once.
 */
export function fieldsOf(schema: Schema, schemas: Schemas): Field[] {
  const whole = resolve(schema, schemas, []);
  const fields = below(whole.schema, '', schemas, whole.seen);
  return fields.length > 0 ? fields : [fieldOf('', schema, true)];
}

function below(schema: Schema, path: string, schemas: Schemas, seen: readonly string[]): Field[] {
  const parts = schema.anyOf ?? [];
  if (parts.length > 0) {
    const fields = parts.flatMap((part) => {
      const target = resolve(part, schemas, seen);
      return target.again ? [] : below(target.schema, path, schemas, target.seen);
    });
    return [...new Map(fields.map((field) => [field.path, field])).values()];
  }
  if (schema.items !== undefined) {
    const items = resolve(schema.items, schemas, seen);
    return items.again ? [] : below(items.schema, `${path}[]`, schemas, items.seen);
  }
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const own = path === '' ? name : `${path}.${name}`;
    const target = resolve(property, schemas, seen);
    const field = fieldOf(own, property, schema.required?.includes(name) === true);
    return target.again ? [field] : [field, ...below(target.schema, own, schemas, target.seen)];
  });
}

function fieldOf(path: string, schema: Schema, required: boolean): Field {
  return { path, type: typeOf(schema), limits: limitsOf(schema), required };
}

interface Resolved {
  readonly schema: Schema;
  readonly seen: readonly string[];
  /** True if the path contains this schema already, so that the schema is not expanded again. */
  readonly again: boolean;
}

function resolve(schema: Schema, schemas: Schemas, seen: readonly string[]): Resolved {
  const name = schema.$ref?.split('/').at(-1);
  if (name === undefined) return { schema, seen, again: false };
  return { schema: schemas[name] ?? {}, seen: [...seen, name], again: seen.includes(name) };
}

function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.anyOf !== undefined) {
    return [...new Set(schema.anyOf.map((part) => typeOf(part)))].join(' or ');
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  return schema.type ?? 'anything';
}

const limitWords: Readonly<Record<string, string>> = {
  minimum: 'at least',
  maximum: 'at most',
  minLength: 'at least this long:',
  maxLength: 'at most this long:',
  pattern: 'matches',
  format: 'format',
  minItems: 'at least this many:',
  maxItems: 'at most this many:',
};

function limitsOf(schema: Schema): string {
  const parts = (schema.anyOf ?? []).map((part) => limitsOf(part));
  const own = Object.entries(limitWords).flatMap(([key, words]) =>
    schema[key] === undefined ? [] : [`${words} ${inWords(schema[key])}`],
  );
  return [...own, ...parts.filter((part) => part !== '')].join(', ');
}

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });

function inWords(limit: unknown): string {
  return typeof limit === 'number' ? numbers.format(limit) : String(limit);
}
