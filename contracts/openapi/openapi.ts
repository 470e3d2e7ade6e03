import type { TObject, TSchema } from 'typebox';
import { traceIdHeader, worldHeader } from '../api/headers.ts';
import { changesState, type Operation, type Operations } from '../operation.ts';
import { Problem, problemMediaType } from '../problems.ts';

/** A JSON value that is an object. */
export interface JsonObject {
  readonly [name: string]: unknown;
}

export interface OpenApiOptions {
  readonly title: string;
  readonly description: string;
  readonly operations: Operations;
  /** Name of the header that state-changing calls carry; none without one. */
  readonly forgeryHeader?: string;
}

/**
 * Returns the OpenAPI 3.1 document of some operations. It depends on nothing else: the same input gives the same document.
 */
export function openApiDocument(options: OpenApiOptions): JsonObject {
  const components = new Components();
  const problemSchema = components.add('Problem', plain(Problem));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, operation] of Object.entries(options.operations)) {
    const methods = (paths[operation.path] ??= {});
    methods[operation.method.toLowerCase()] = operationObject(name, operation, options, components);
  }
  return {
    openapi: '3.1.0',
    info: { title: options.title, version: '1', description: options.description },
    paths,
    components: {
      schemas: components.schemas,
      responses: {
        Problem: {
          description: 'A refusal: its code says which, its detail what to do.',
          headers: { [traceIdHeader]: { schema: { type: 'string' } } },
          content: { [problemMediaType]: { schema: problemSchema } },
        },
      },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operationObject(
  name: string,
  operation: Operation,
  { forgeryHeader }: OpenApiOptions,
  components: Components,
): JsonObject {
  const { area, summary, access, rules, problems = [], body, responses } = operation;
  const parameters = [
    ...parametersOf('path', operation.parameters, components),
    ...parametersOf('query', operation.query, components),
    ...(changesState(operation) && forgeryHeader !== undefined
      ? [{ name: forgeryHeader, in: 'header', required: true, schema: { type: 'string' } }]
      : []),
    { name: worldHeader, in: 'header', required: false, schema: { type: 'string' } },
  ];
  return {
    operationId: name,
    tags: [area],
    summary,
    ...(problems.length === 0 ? {} : { description: `Problems of its own: ${problems.join(', ')}.` }),
    ...(rules.length === 0 ? {} : { 'x-rules': rules }),
    ...(access === 'bearer' ? { security: [{ accessToken: [] }] } : {}),
    parameters,
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: components.of(body) } },
          },
        }
      : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(responses).map(([status, schema]) => [
          status,
          responseObject(status, schema, components),
        ]),
      ),
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

function responseObject(status: string, response: TSchema, components: Components): JsonObject {
  const schema = components.of(response);
  if (schema['type'] === 'null') {
    return { description: status.startsWith('3') ? 'Leads elsewhere.' : 'Done; there is nothing to say.' };
  }
  // The only responses that are plain texts are streams of events.
  const type = schema['type'] === 'string' ? 'text/event-stream' : 'application/json';
  return { description: 'The answer.', content: { [type]: { schema } } };
}

function parametersOf(
  place: 'path' | 'query',
  parameters: TObject | undefined,
  components: Components,
): JsonObject[] {
  if (!parameters) return [];
  const { properties = {}, required = [] } = plain(parameters) as {
    readonly properties?: Readonly<Record<string, JsonObject>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: components.hoisted(schema),
  }));
}

/** The schemas that others refer to by name: schemas that contain themselves. */
class Components {
  readonly schemas: Record<string, unknown> = {};

  add(name: string, schema: JsonObject): JsonObject {
    this.schemas[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  }

  of(schema: TSchema): JsonObject {
    return this.hoisted(plain(schema));
  }

  /** The schema with its own definitions moved to the components, and its references led there. */
  hoisted(schema: JsonObject): JsonObject {
    const { $defs, $id: _id, ...rest } = schema;
    for (const [name, definition] of Object.entries(($defs ?? {}) as Readonly<Record<string, JsonObject>>)) {
      // First, so that a definition that contains itself ends here.
      if (!Object.hasOwn(this.schemas, name)) this.schemas[name] = {};
      this.schemas[name] = this.hoisted(definition);
    }
    return Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, this.#part(name, part)]));
  }

  #part(name: string, part: unknown): unknown {
    if (name === '$ref' && typeof part === 'string' && !part.startsWith('#')) {
      return `#/components/schemas/${part}`;
    }
    if (Array.isArray(part)) return part.map((one) => this.#part('', one));
    return typeof part === 'object' && part !== null ? this.hoisted(part as JsonObject) : part;
  }
}

/** Returns the schema as JSON, without the private properties of the schema library. */
const plain = (schema: TSchema): JsonObject => JSON.parse(JSON.stringify(schema)) as JsonObject;
