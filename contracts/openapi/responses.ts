import type { TSchema } from 'typebox';
import { traceIdHeader } from '../api/headers.ts';
import type { Operation } from '../operation.ts';
import { commonProblemsOf, problemsAnywhere, problemsOf } from '../operations/outcomes.ts';
import { Problem, type ProblemCode, problemMediaType, problems } from '../problems.ts';
import type { Components, JsonObject } from './components.ts';

/**
 * Returns the responses of an operation by status: its successes, one response for each status of its problems, and
 * `default` for problems that do not depend on the operation.
 */
export function responsesOf(operation: Operation, components: Components): JsonObject {
  const codes = [...problemsOf(operation), ...commonProblemsOf(operation)];
  const byStatus = Object.entries(Object.groupBy(codes, (code) => problems[code].status));
  return {
    ...Object.fromEntries(
      Object.entries(operation.responses).map(([status, schema]) => [
        status,
        successOf(operation, status, schema, components),
      ]),
    ),
    ...(operation.isConstant
      ? { 304: { description: 'The client has the response.', headers: constantHeaders } }
      : {}),
    ...Object.fromEntries(
      byStatus.map(([status, ofStatus]) => [status, problemResponse(status, ofStatus, components)]),
    ),
    default: components.response('Problem', () => ({
      description: 'Any other problem: of the connection, the host name, a proxy, or an injected fault.',
      headers,
      content: { [problemMediaType]: { schema: components.schema('Problem', Problem) } },
    })),
  };
}

const headers = {
  [traceIdHeader]: {
    description: 'Trace id, which identifies the request in the log.',
    schema: { type: 'string' },
  },
};

/** Headers of a response that never changes. */
const constantHeaders = {
  ...headers,
  etag: {
    description: 'Entity tag of the response, for the header if-none-match of the next request.',
    schema: { type: 'string' },
  },
};

function problemResponse(status: string, codes: readonly ProblemCode[], components: Components): JsonObject {
  const sorted = codes.toSorted();
  const others = problemsAnywhere.filter(
    (code) => code === 'fault-injected' || String(problems[code].status) === status,
  );
  return components.response(`${status}-${sorted.join('-or-')}`, () => ({
    description: `${sorted.map((code) => `${problems[code].title} (\`${code}\`)`).join('; ')}.`,
    headers,
    content: {
      [problemMediaType]: {
        schema: {
          allOf: [
            components.schema('Problem', Problem),
            { type: 'object', properties: { code: { enum: [...sorted, ...others] } } },
          ],
        },
      },
    },
  }));
}

function successOf(
  { events, isConstant }: Operation,
  status: string,
  schema: TSchema,
  components: Components,
): JsonObject {
  if (events) {
    return {
      description: `Server-sent events: ${Object.keys(events).join(', ')}.`,
      headers,
      content: { 'text/event-stream': { schema: streamOf(events, components) } },
    };
  }
  if (status.startsWith('3')) {
    const location = {
      description: 'Address to which the browser is redirected.',
      schema: { type: 'string' },
    };
    return { description: 'Redirects the browser.', headers: { ...headers, location } };
  }
  const json = components.of(schema);
  return json['type'] === 'null'
    ? { description: 'Done, without a body.', headers }
    : {
        description: 'Done.',
        headers: isConstant ? constantHeaders : headers,
        content: { 'application/json': { schema: json } },
      };
}

/**
 * Returns the schema of an event stream: a text, with the schema of its events as `contentSchema`. An event has a name,
 * and data as JSON. OpenAPI 3.2 has `itemSchema` for this.
 */
function streamOf(events: Readonly<Record<string, TSchema>>, components: Components): JsonObject {
  const [first, ...others] = Object.entries(events).map(([name, data]) => ({
    type: 'object',
    properties: {
      event: { const: name },
      data: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: components.schema(`${name}Event`, data),
      },
    },
    required: ['event', 'data'],
  }));
  return {
    type: 'string',
    contentMediaType: 'text/event-stream',
    contentSchema: { type: 'array', items: others.length === 0 ? first : { anyOf: [first, ...others] } },
  };
}
