import type { FormSchema } from './loan-fields.ts';

/** The parts of an OpenAPI document that the console uses. */
export interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, unknown>>;
    readonly responses: Readonly<Record<string, Described>>;
  };
}

interface DescribedOperation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: unknown }[];
  readonly requestBody?: Described;
  readonly responses: Readonly<Record<string, Described>>;
}

interface Described {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: unknown }>>;
}

/** Returns the schema of a loan in the recipe of a world, from the description of the control API. */
export function loanSchemaIn({ paths }: ApiDescription): FormSchema {
  const recipe = schemaIn(paths['/mock/worlds']?.['post']?.requestBody) as FormSchema | null;
  const loans = recipe?.properties?.['loans']?.anyOf?.[0];
  return Object.values(loans?.patternProperties ?? {})[0]?.anyOf?.[0] ?? {};
}

/** The schemas of a request and its response as JSON texts; null for a request or response without a body. */
export interface OperationSchemas {
  readonly request: string | null;
  readonly response: string | null;
}

/** Returns the schemas of an operation for a response status; null for an undocumented path, such as that of a page. */
export function schemasOf(
  description: ApiDescription,
  operation: string,
  status: number,
): OperationSchemas | null {
  const call = Object.values(description.paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === operation);
  if (!call) return null;
  const { schemas, responses } = description.components;
  const parameters = (call.parameters ?? []).filter((parameter) => parameter.in !== 'header');
  const body = schemaIn(call.requestBody);
  const request = {
    ...Object.fromEntries(
      parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter.schema]),
    ),
    ...(body === null ? {} : { body }),
  };
  const described = call.responses[String(status)] ?? call.responses['default'];
  const response = schemaIn(described?.$ref === undefined ? described : responses[lastOf(described.$ref)]);
  return {
    request: Object.keys(request).length === 0 ? null : written(request, schemas),
    response: response === null ? null : written(response, schemas),
  };
}

const schemaIn = (described: Described | undefined): unknown =>
  Object.values(described?.content ?? {})[0]?.schema ?? null;

/** Returns a schema as JSON text, followed by the schemas that it references. */
function written(schema: unknown, all: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(schema, null, 2);
  const named = Object.keys(all).filter((name) => text.includes(`"#/components/schemas/${name}"`));
  return [text, ...named.map((name) => `${name}: ${JSON.stringify(all[name], null, 2)}`)].join('\n\n');
}

const lastOf = (pointer: string): string => pointer.slice(pointer.lastIndexOf('/') + 1);
