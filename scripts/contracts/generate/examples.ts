import type { JsonObject } from '../../../contracts/openapi/components.ts';
import { Check } from 'typebox/value';
import { productOperations } from '../../../contracts/operations/all.ts';
import type { Operation } from '../../../contracts/operation.ts';
import { interactions } from '../../../contracts/provider/pact-file.ts';
import { loanMenuOf } from '../../../mock-server/los/menus/loan-menu.ts';
import type { LoanFacts } from '../../../mock-server/los/menus/loan-facts.ts';
import { personas } from '../../../mock-server/los/seeds/personas.ts';
import { settingsOf } from '../../../mock-server/platform/worlds/world.ts';
import { seeds } from '../../../mock-server/platform/recipes/rows.ts';

/** An HTTP interaction of the pact: an example of a request and its response. */
interface Exchange {
  readonly description: string;
  readonly request: {
    readonly path: string;
    readonly query?: Readonly<Record<string, readonly string[]>>;
    readonly body?: { readonly content: unknown };
  };
  readonly response: { readonly status: number; readonly body?: { readonly content: unknown } };
  /** Content of a message: an event of the stream. */
  readonly contents?: { readonly content: { readonly event: string; readonly data: unknown } };
}

interface Described extends JsonObject {
  readonly operationId: string;
  readonly parameters: readonly (JsonObject & { readonly name: string; readonly in: string })[];
  readonly requestBody?: JsonObject;
  readonly responses: Readonly<Record<string, JsonObject>>;
}

/**
 * Returns an OpenAPI document with an example of each operation: of the successful interactions of the pact with a
 * whole response the one with the longest bodies, which says most. The consumer tests send its request, and the
 * provider tests show that the server responds like this.
 * The properties that no interaction has, because the client does not need them, come from the standard seed.
 */
export function withExamples(document: JsonObject): JsonObject {
  const paths = document['paths'] as Readonly<Record<string, Readonly<Record<string, Described>>>>;
  return {
    ...document,
    paths: mapped(paths, (methods, path) => mapped(methods, (operation) => withExample(operation, path))),
  };
}

function withExample(operation: Described, path: string): JsonObject {
  const name = operation.operationId;
  const own = (interactions as readonly (Partial<Exchange> & Pick<Exchange, 'description'>)[]).filter(
    ({ description }) => description.startsWith(`${name}: `),
  );
  const successes = own.filter(({ response }) => response !== undefined && response.status < 300);
  const whole = successes.filter(({ response }) => wholeResponse(name, response) !== undefined);
  const exchange = longest(whole.length > 0 ? whole : successes, ({ request, response }) => [
    request?.body?.content,
    wholeResponse(name, response),
  ]);
  const event = longest(
    own.flatMap(({ contents }) => contents ?? []),
    ({ content }) => content,
  )?.content;
  const { request, response } = exchange ?? {};
  const values = {
    ...valuesIn(request?.path ?? '', path),
    ...mapped(request?.query ?? {}, ([value]) => value),
  };
  const example = event ? streamOf(event) : wholeResponse(name, response);
  return {
    ...operation,
    parameters: operation.parameters.map((parameter) =>
      parameter.in !== 'header' && Object.hasOwn(values, parameter.name)
        ? { ...parameter, example: values[parameter.name] }
        : parameter,
    ),
    ...(operation.requestBody
      ? { requestBody: withContent(operation.requestBody, request?.body?.content) }
      : {}),
    responses: mapped(operation.responses, (described, status) =>
      status === String(response?.status ?? 200) ? withContent(described, example) : described,
    ),
  };
}

/** Returns the item whose content is the longest JSON text, the first of several; undefined for an empty list. */
function longest<Item>(items: readonly Item[], contentOf: (item: Item) => unknown): Item | undefined {
  const lengthOf = (item: Item) => JSON.stringify(contentOf(item) ?? null).length;
  return items.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
}

/** Returns an event as the text of a stream of server-sent events. */
const streamOf = ({ event, data }: { readonly event: string; readonly data: unknown }): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

const [loan] = seeds.standard('2026-03-10').loans;
const [persona] = personas;

/** Properties of responses in the standard seed, for operations of whose responses interactions have only a part. */
const seeded: Readonly<Record<string, object | undefined>> = {
  getConfiguration: settingsOf({}),
  getUser: persona?.user,
  getLoanDashboard: loan?.dashboard,
  getLoanMenu:
    loan && persona
      ? loanMenuOf({ ...loan, account: loan, notes: { count: 0, countShared: 0 } } as unknown as LoanFacts, {
          user: persona.user,
          taskId: null,
        })
      : undefined,
};

/** Returns the body of a response; undefined if no whole body is known. */
function wholeResponse(name: string, response: Exchange['response'] | undefined): unknown {
  if (response === undefined) return undefined;
  const { responses } = (productOperations as Readonly<Record<string, Operation>>)[name] ?? {};
  const schema = responses?.[response.status];
  const content = response.body?.content;
  const merged = { ...seeded[name], ...(content as object) };
  return schema && [content, merged, seeded[name]].find((body) => Check(schema, body));
}

/** Adds an example to the content of a body. */
function withContent(body: JsonObject, example: unknown): JsonObject {
  const content = body['content'] as Readonly<Record<string, JsonObject>> | undefined;
  return content && example !== undefined
    ? { ...body, content: mapped(content, (one) => ({ ...one, example })) }
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
