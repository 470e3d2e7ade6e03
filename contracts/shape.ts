import { dayPattern, greatestId } from './schema.ts';

/**
 * What the SPA checks of a value from outside: a lean form of its schema, which the build writes into the bundle in place
 * of the schema. `lenient` in web/shared/lenient.ts reads it.
 */
export type Shape<Value = unknown> = (
  | { readonly kind: 'text' | 'number' | 'flag' | 'day' }
  | { readonly kind: 'whole'; readonly minimum?: number; readonly maximum?: number }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly item: Shape }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Shape>> }
) & {
  /** True if the value may be null. */
  readonly isNullable?: true;
  /** True if the value may be left out. */
  readonly isOptional?: true;
  /** Never there: carries the type of the value. */
  readonly value?: Value;
};

/** The keywords of JSON Schema that a shape is made from. */
interface Schema {
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/**
 * Returns the shape of a schema of contracts/operations. @throws {Error} for a schema with a keyword that no shape has
 */
export function shapeOf<Value>(schema: object): Shape<Value> {
  const {
    anyOf,
    enum: values,
    type,
    pattern,
    minimum,
    maximum,
    items,
    properties,
    required,
  } = schema as Schema;
  const [one, none] = anyOf ?? [];
  if (one && none?.type === 'null') return { ...shapeOf<Value>(one), isNullable: true };
  if (values) return { kind: 'choice', values };
  if (type === 'string') return { kind: pattern === dayPattern ? 'day' : 'text' };
  if (type === 'number') return { kind: 'number' };
  if (type === 'boolean') return { kind: 'flag' };
  if (type === 'integer') {
    // The limit of an id is that of the databases of this server.
    const greatest = maximum === greatestId ? undefined : maximum;
    return {
      kind: 'whole',
      ...(minimum !== undefined && { minimum }),
      ...(greatest !== undefined && { maximum: greatest }),
    };
  }
  if (type === 'array' && items) return { kind: 'list', item: shapeOf(items) };
  if (!properties) throw new Error(`No shape for ${JSON.stringify(schema)}`);
  const fields = Object.entries(properties).map(([name, part]): [string, Shape] => [
    name,
    { ...shapeOf(part), ...(required?.includes(name) ? {} : { isOptional: true }) },
  ]);
  return { kind: 'object', fields: Object.fromEntries(fields) };
}
