import Type from 'typebox';
import { described, oneOf, strict } from './schema.ts';

/** What all problem responses with the same code have in common. */
export interface ProblemKind {
  readonly status: number;
  readonly title: string;
}

/**
 * The error catalogue of the server, by problem code. A problem body adds a detail that says what to do, the trace id
 * and, for a bad request, the fields that are wrong.
 */
export const problems = {
  'invalid-request': { status: 400, title: 'The request is not valid' },
  /** The bytes are no HTTP request, such as a request by https or by another protocol. */
  'not-http': { status: 400, title: 'The request is not HTTP' },
  'unreadable-body': { status: 400, title: 'The body is not readable JSON' },
  'world-unknown': { status: 400, title: 'No such world' },
  'sign-in-required': { status: 401, title: 'An access token is required' },
  'token-rejected': { status: 401, title: 'The access token is not accepted' },
  'anti-forgery-missing': { status: 403, title: 'The anti-forgery header is missing or wrong' },
  /** The address changes state, so a frame of another site must not open it. */
  'window-needed': { status: 403, title: 'The address has to be opened in a window' },
  /** A page of another origin has sent the request. */
  'origin-not-allowed': { status: 403, title: 'Requests from pages of this origin are not allowed' },
  'feature-missing': { status: 403, title: 'The user does not have this feature' },
  /** This server does not accept notes from readers of the specification site. */
  'read-only': { status: 403, title: 'Nothing can be written here' },
  'path-unknown': { status: 404, title: 'No such path' },
  'account-not-found': { status: 404, title: 'No such account' },
  'answer-not-found': { status: 404, title: 'No such answer' },
  'institution-not-found': { status: 404, title: 'No such institution' },
  'operation-not-found': { status: 404, title: 'No such operation' },
  'originator-not-found': { status: 404, title: 'No such originator' },
  'menu-not-found': { status: 404, title: 'No such menu' },
  'persona-not-found': { status: 404, title: 'No such persona' },
  'profile-not-found': { status: 404, title: 'No such profile' },
  /** The property `nearest` of the body is the known provider state most similar to the requested one. */
  'state-not-found': { status: 404, title: 'No such provider state' },
  'task-not-found': { status: 404, title: 'No such task' },
  'world-not-found': { status: 404, title: 'No such world' },
  'method-not-allowed': { status: 405, title: 'The method is not allowed here' },
  /** An earlier, different request with this key created a loan. `existing` is the identifier of the loan. */
  'idempotency-key-reused': { status: 409, title: 'The idempotency key belongs to another request' },
  'request-timeout': { status: 408, title: 'The request did not arrive in time' },
  'precondition-failed': { status: 412, title: 'The file has changed' },
  'body-too-large': { status: 413, title: 'The body is too large' },
  'address-too-long': { status: 414, title: 'The address is too long' },
  'content-type-unsupported': { status: 415, title: 'The content type is not supported' },
  'host-unknown': { status: 421, title: 'The host name is not allowed' },
  'headers-too-large': { status: 431, title: 'The headers are too large' },
  /** An injected fault; the response has the status of the fault. */
  'fault-injected': { status: 500, title: 'This error was injected on purpose' },
  'internal-error': { status: 500, title: 'The server failed' },
  'invalid-answer': { status: 500, title: 'The response of the server violates its contract' },
  'upstream-unreachable': { status: 502, title: 'The backend does not respond' },
  'not-ready': { status: 503, title: 'The server accepts no requests now' },
  'upstream-timeout': { status: 504, title: 'The backend did not respond in time' },
  /** The database is not available, or has closed the connection. */
  'store-unavailable': { status: 503, title: 'The database is not available' },
  /** The disk with the data is full: writes fail, reads succeed. */
  'store-full': { status: 507, title: 'The storage is full' },
  'not-served': { status: 501, title: 'This operation is documented but not served yet' },
} as const satisfies Readonly<Record<string, ProblemKind>>;

export type ProblemCode = keyof typeof problems;

/** Media type of every problem body (RFC 9457). */
export const problemMediaType = 'application/problem+json';

/** Body of every problem response (RFC 9457). `detail` says what to do; `errors` names the fields of a bad request. */
export const Problem = strict({
  type: described(
    Type.String(),
    'URI of the kind of problem, such as urn:threshold:problem:path-unknown (RFC 9457).',
  ),
  title: described(Type.String(), 'Short summary, the same for all problems with this code.'),
  status: described(Type.Integer({ minimum: 400, maximum: 599 }), 'HTTP status of the response.'),
  detail: described(Type.String(), 'What is wrong with this request, and what to do.'),
  code: described(oneOf(Object.keys(problems)), 'Code of the problem. Clients tell problems apart by it.'),
  traceId: described(Type.String(), 'Trace id, which identifies the request in the log (S-8-03).'),
  errors: described(
    Type.Optional(
      Type.Array(
        strict({
          field: described(Type.String(), 'Path of the invalid field, such as `borrowerDetails.firstName`.'),
          message: described(Type.String(), 'What is wrong with the field, and what is allowed.'),
        }),
      ),
    ),
    'The invalid fields of a bad request.',
  ),
  nearest: described(Type.Optional(Type.String()), 'Known path or name most similar to the requested one.'),
  existing: described(
    Type.Optional(Type.String()),
    'Application identifier of the loan that an earlier request has created.',
  ),
});
export type Problem = Type.Static<typeof Problem>;
