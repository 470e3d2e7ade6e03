import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { productOperations, type OperationName } from '../../../contracts/operations/all.ts';
import type { Operation } from '../../../contracts/operation.ts';
import { Problem } from '../../../contracts/problems.ts';
import { parseJson } from '../http/json-text.ts';
import { longestRequestBody } from '../http/limits.ts';
import { operationOf } from '../inventory.ts';
import { invalidFieldsOf } from '../http/validation.ts';

interface BackendResponse {
  readonly status: number;
  readonly contentType: string | undefined;
  /** Body of the response; null for a body that is not checked, such as an event stream. */
  readonly body: Buffer | null;
}

/** Returns how a request violates its contract; null for a valid or undocumented request. */
export function verdictOnRequest(request: FastifyRequest): string | null {
  const described = descriptionOf(request);
  if (!described) return null;
  const { parameters, query, body } = described;
  const faults = [
    ...(parameters ? violationsIn(parameters, request.params, 'path') : []),
    ...(query ? violationsIn(query, request.query, 'query') : []),
    ...violationsOfBody(request, body),
  ];
  return verdict('invalid-request', described, faults);
}

/** Returns how a response violates its contract; null for a valid or undocumented response. */
export function verdictOnResponse(request: FastifyRequest, response: BackendResponse): string | null {
  const described = descriptionOf(request);
  return (
    described && verdict('invalid-answer', described, violationsOfResponse(request, described, response))
  );
}

/** Returns the operation of a request; null for legacy pages, of which only the address is documented. */
function descriptionOf({ method, routeOptions }: FastifyRequest): Operation | null {
  const named = operationOf({ method, url: routeOptions.url ?? '' });
  if (!named || named.isPage) return null;
  return productOperations[named.name as OperationName];
}

function violationsOfBody(request: FastifyRequest, schema: TSchema | undefined): string[] {
  const body = request.passedBody ?? Buffer.alloc(0);
  if (!schema) return body.length === 0 ? [] : ['body must not be sent'];
  if (body.length > longestRequestBody) return ['body is larger than any documented request needs'];
  return violationsOfJson(schema, body);
}

function violationsOfResponse(
  request: FastifyRequest,
  { responses }: Operation,
  response: BackendResponse,
): string[] {
  const { status, contentType = 'missing', body } = response;
  // Any GET may have the headers of a client that has the response already (RFC 9110, 13).
  if (status === 304 && isConditional(request)) return [];
  const schema = status >= 400 ? Problem : responses[status];
  if (!schema) return [`status is ${status} instead of ${Object.keys(responses).join(' or ')}`];
  if (request.method === 'HEAD') return [];
  if (isEmpty(schema))
    return body === null || body.length === 0 ? [] : ['a body is sent, but none is documented'];
  if (isEventStream(schema)) {
    return contentType.startsWith('text/event-stream')
      ? []
      : [`content type is ${contentType} instead of text/event-stream`];
  }
  if (body === null || !isJson(contentType)) return [`content type is ${contentType} instead of JSON`];
  return violationsOfJson(schema, body);
}

const isConditional = ({ headers }: FastifyRequest): boolean =>
  headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined;

/** Returns true for a content type whose body can be checked against a schema. */
export const isJson = (contentType: string | undefined): boolean =>
  /^application\/(?:[\w.-]+\+)?json\b/i.test(contentType ?? '');

const isEmpty = (schema: TSchema): boolean => 'type' in schema && schema.type === 'null';

/** Returns true for the schema of a stream of events, the only plain text responses of the contract. */
const isEventStream = (schema: TSchema): boolean => 'type' in schema && schema.type === 'string';

const violationsIn = (schema: TSchema, value: unknown, part: string): string[] =>
  invalidFieldsOf(schema, value, part).map(({ field, message }) => `${field} ${message}`);

const verdict = (
  code: 'invalid-request' | 'invalid-answer',
  { method, path }: Operation,
  faults: readonly string[],
): string | null => (faults.length === 0 ? null : `${code}: ${method} ${path}: ${faults.join('; ')}`);

function violationsOfJson(schema: TSchema, body: Buffer): string[] {
  let value: unknown;
  try {
    value = parseJson(body);
  } catch {
    return ['body is not valid JSON'];
  }
  return violationsIn(schema, value, 'body');
}
