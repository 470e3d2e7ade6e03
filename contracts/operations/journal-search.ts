import Type from 'typebox';
import { limits } from '../api/limits.ts';
import { nullable, oneOf, strict } from '../schema.ts';
import { JournalEntry } from './mock-schemas.ts';

/** A search of the journal; a property that is left out matches every request. */
export const JournalSearch = strict({
  /** Name of an operation or of a legacy page. */
  operation: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  method: Type.Optional(oneOf(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])),
  /** The path, with its query or without. */
  path: Type.Optional(Type.String({ pattern: '^/', maxLength: 2_048 })),
  /** Status of the response; 0 for a request without a response. */
  status: Type.Optional(Type.Integer({ minimum: 0, maximum: 599 })),
  /** Id of a persona; null for requests without a signed-in user. */
  caller: Type.Optional(nullable(Type.String())),
  /**
   * Fields that the request body must contain. A list must be equal as a whole. A search for a masked value is refused.
   */
  body: Type.Optional(Type.Unknown()),
  /**
   * True: only requests for unknown paths and violations of the contract. False: all other requests. A response with
   * an injected fault is not a violation.
   */
  unexpected: Type.Optional(Type.Boolean()),
  /** Position after which to search: `next` of an earlier search. */
  after: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_.~-]*$', maxLength: 2_000 })),
  /** Maximum number of entries, oldest first; 0 only counts. By default all entries of the journal. */
  limit: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.journal })),
});
export type JournalSearch = Type.Static<typeof JournalSearch>;

/** The result of a search. */
export const JournalFindings = strict({
  /** Requests that match. */
  count: Type.Integer({ minimum: 0 }),
  /** Number of requests that match except for the body, which was too long for the journal. */
  undecided: Type.Integer({ minimum: 0 }),
  /** Number of earlier requests that the journal has dropped; `count` does not include them. */
  forgotten: Type.Integer({ minimum: 0 }),
  /** Requests that match, oldest first. */
  entries: Type.Array(JournalEntry),
  /** Position for `after` of the next search: behind all requests that this search has seen. */
  next: Type.String(),
});
export type JournalFindings = Type.Static<typeof JournalFindings>;
