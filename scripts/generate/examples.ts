import type { JsonObject } from '../../contracts/openapi/components.ts';
import { Check } from 'typebox/value';
import { productOperations } from '../../contracts/operations/all.ts';
import type { Operation } from '../../contracts/operation.ts';
import { interactions } from '../../features/contracts/provider/pact-file.ts';
import { personas } from '../../mock-server/los/personas.ts';
import { seeds } from '../../mock-server/los/seeds/seeds.ts';

/** An HTTP interaction of the pact: an example of a request and its response. */
interface Exchange {
  readonly description: string;
  readonly request: {
    readonly path: string;
    readonly query?: Readonly<Record<string, readonly string[]>>;
    readonly body?: { readonly content: unknown };
  };
  readonly response: { readonly status: number; readonly body?: { readonly content: unknown } };
}

interface Described extends JsonObject {
  readonly operationId: string;
  readonly parameters: readonly (JsonObject & { readonly name: string; readonly in: string })[];
  readonly requestBody?: JsonObject;
  readonly responses: Readonly<Record<string, JsonObject>>;
}

/**
 * Returns an OpenAPI document with an example of each operation: the first successful interaction of the pact. The
 * consumer tests send its request, and the provider tests show that the server responds like this. If an interaction
 * has only the properties that the client needs, the response of the standard seed is the example.
 */
export function withExamples(document: JsonObject): JsonObject {
  const paths = document['paths'] as Readonly<Record<string, Readonly<Record<string, Described>>>>;
  return {
    ...document,
    paths: mapped(paths, (methods, path) => mapped(methods, (operation) => withExample(operation, path))),
  };
}

function withExample(operation: Described, path: string): JsonObject {
  const exchange = (interactions as readonly Partial<Exchange>[]).find(
    ({ description = '', response }) =>
      description.startsWith(`${operation.operationId}: `) && response !== undefined && response.status < 300,
  );
  if (!exchange?.request || !exchange.response) return operation;
  const { request, response } = exchange;
  const values = { ...valuesIn(request.path, path), ...mapped(request.query ?? {}, ([value]) => value) };
  return {
    ...operation,
    parameters: operation.parameters.map((parameter) =>
      parameter.in !== 'header' && Object.hasOwn(values, parameter.name)
        ? { ...parameter, example: values[parameter.name] }
        : parameter,
    ),
    ...(operation.requestBody
      ? { requestBody: withContent(operation.requestBody, request.body?.content) }
      : {}),
    responses: mapped(operation.responses, (described, status) =>
      status === String(response.status)
        ? withContent(described, wholeResponse(operation.operationId, response))
        : described,
    ),
  };
}

/** Responses of the standard seed, of operations whose interactions have only a part of the response. */
const seeded: Readonly<Record<string, unknown>> = {
  getUser: personas[0]?.user,
  getLoanDashboard: seeds.standard('2026-03-10').loans[0]?.dashboard,
};

/** Returns the body of a response; undefined if no whole body is known. */
function wholeResponse(name: string, { status, body }: Exchange['response']): unknown {
  const { responses } = (productOperations as Readonly<Record<string, Operation>>)[name] ?? {};
  const schema = responses?.[status];
  return schema && Check(schema, body?.content) ? body?.content : seeded[name];
}

/** Adds an example to the JSON content of a body. */
function withContent(body: JsonObject, example: unknown): JsonObject {
  const content = body['content'] as Readonly<Record<string, JsonObject>> | undefined;
  const json = content?.['application/json'];
  return json && example !== undefined
    ? { ...body, content: { ...content, 'application/json': { ...json, example } } }
    : body;
}

/** Returns the values of the path parameters by name. */
function valuesIn(path: string, template: string): Readonly<Record<string, string>> {
  const parts = path.split('/');
  return Object.fromEntries(
    template
      .split('/')
      .flatMap((part, index) =>
        part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(parts[index] ?? '')]] : [],
      ),
  );
}

const mapped = <Value, Changed>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Changed,
): Record<string, Changed> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
