import type { TSchema } from 'typebox';
import { publishedSchema } from '../schema.ts';

/** A JSON value that is an object. */
export interface JsonObject {
  readonly [name: string]: unknown;
}

/** The components of an OpenAPI document: schemas that contain themselves, and shared responses of operations. */
export class Components {
  readonly schemas: Record<string, unknown> = {};
  readonly responses: Record<string, unknown> = {};

  /** Stores a schema under a name and returns the reference to it. */
  schema(name: string, schema: TSchema): JsonObject {
    this.schemas[name] ??= this.of(schema);
    return { $ref: `#/components/schemas/${name}` };
  }

  /** Stores a response under a name and returns the reference to it. */
  response(name: string, make: () => JsonObject): JsonObject {
    this.responses[name] ??= make();
    return { $ref: `#/components/responses/${name}` };
  }

  /** Returns the schema as JSON, without the private properties of the schema library. */
  of(schema: TSchema): JsonObject {
    return this.#hoisted(publishedSchema(schema));
  }

  /** Moves the `$defs` of a schema to the components and rewrites its references. */
  #hoisted(schema: JsonObject): JsonObject {
    const { $defs, $id: _id, ...rest } = schema;
    for (const [name, definition] of Object.entries(($defs ?? {}) as Readonly<Record<string, JsonObject>>)) {
      // Reserves the name before the recursion, so that a definition that contains itself is expanded only once.
      if (!Object.hasOwn(this.schemas, name)) this.schemas[name] = {};
      this.schemas[name] = this.#hoisted(definition);
    }
    return Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, this.#part(name, part)]));
  }

  #part(name: string, part: unknown): unknown {
    if (name === '$ref' && typeof part === 'string' && !part.startsWith('#')) {
      return `#/components/schemas/${part}`;
    }
    if (Array.isArray(part)) return part.map((one) => this.#part('', one));
    return typeof part === 'object' && part !== null ? this.#hoisted(part as JsonObject) : part;
  }
}
