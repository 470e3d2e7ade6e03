import Type from 'typebox';
import { limits } from '../api/limits.ts';
import { described, nullable, oneOf, strict } from '../schema.ts';

/** A request in the journal; tax identifiers and tokens are masked. */
export const JournalEntry = strict({
  number: described(Type.Integer({ minimum: 1 }), 'Number of the request in its world, from 1.'),
  at: described(Type.String(), "Time of the request in ISO format, by the world's clock."),
  recordedAt: described(Type.String(), 'Time of the request in ISO format, by the system clock.'),
  traceId: described(Type.String(), 'Trace id of the response.'),
  method: described(Type.String(), 'HTTP method.'),
  path: described(Type.String(), 'Path with query; tax identifiers are masked.'),
  operation: described(
    nullable(Type.String()),
    'Name of the operation or legacy page; null for an unknown path.',
  ),
  rules: described(Type.Array(Type.String()), 'Ids of the rules of the operation.'),
  caller: described(
    nullable(Type.String()),
    'Id of the persona who sent the request; null if this server did not sign in the user.',
  ),
  status: described(Type.Integer(), 'HTTP status of the response; 0 for a request without a response.'),
  milliseconds: described(Type.Number({ minimum: 0 }), 'Duration in milliseconds.'),
  upstream: described(
    Type.Optional(Type.String()),
    'Address of the real backend that responded. Left out if the mock server responded.',
  ),
  verdict: described(
    nullable(Type.String()),
    'Code of the problem, or how the request or response violates the contract; null if neither.',
  ),
  fault: described(nullable(Type.String()), 'The injected fault that the response has; null for none.'),
  requestBody: described(
    nullable(Type.String()),
    'Body of the request as text, tax identifiers and tokens masked; null for none.',
  ),
  answerBody: described(
    nullable(Type.String()),
    'Body of the response as text, tokens masked; null for none.',
  ),
  curl: described(Type.String(), 'Shell commands that send the request again, without secrets.'),
});
export type JournalEntry = Type.Static<typeof JournalEntry>;

/** A search of the journal. A missing property matches every request. */
export const JournalSearch = strict({
  operation: described(
    Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    'Name of an operation or of a legacy page.',
  ),
  method: described(
    Type.Optional(oneOf(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])),
    'HTTP method.',
  ),
  path: described(
    Type.Optional(Type.String({ pattern: '^/', maxLength: 2_048 })),
    'The path, with its query or without.',
  ),
  status: described(
    Type.Optional(Type.Integer({ minimum: 0, maximum: 599 })),
    'Status of the response; 0 for a request without a response.',
  ),
  caller: described(
    Type.Optional(nullable(Type.String())),
    'Id of a persona; null for requests without a signed-in user.',
  ),
  body: described(
    Type.Optional(Type.Unknown()),
    'Fields that the request body must contain. A list must be equal as a whole. A search for a masked value is refused.',
  ),
  unexpected: described(
    Type.Optional(Type.Boolean()),
    'True: only requests for unknown paths and violations of the contract. False: all other requests.',
  ),
  after: described(
    Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_.~-]*$', maxLength: 2_000 })),
    'Position after which to search: `next` of an earlier search.',
  ),
  limit: described(
    Type.Optional(Type.Integer({ minimum: 0, maximum: limits.journal })),
    'Maximum number of entries, oldest first; 0 only counts. By default all entries of the journal.',
  ),
});
export type JournalSearch = Type.Static<typeof JournalSearch>;

/** The result of a search. */
export const JournalFindings = strict({
  count: described(Type.Integer({ minimum: 0 }), 'Number of requests that match.'),
  undecided: described(
    Type.Integer({ minimum: 0 }),
    'Number of requests that match except for the body, which was too long for the journal.',
  ),
  forgotten: described(
    Type.Integer({ minimum: 0 }),
    'Number of earlier requests that the journal has dropped; `count` does not include them.',
  ),
  entries: described(Type.Array(JournalEntry), 'Requests that match, oldest first.'),
  next: described(
    Type.String(),
    'Position for `after` of the next search: behind all requests that this search has seen.',
  ),
});
export type JournalFindings = Type.Static<typeof JournalFindings>;
