import Type from 'typebox';
import { nullable, oneOf, strict } from '../schema.ts';
import { JournalEntry } from './mock-schemas.ts';

/** Which requests of a journal are meant; a property that is left out matches every request. */
export const JournalSearch = strict({
  /** Name in the catalogue. */
  operation: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  method: Type.Optional(oneOf(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])),
  /** The path, with its query or without. */
  path: Type.Optional(Type.String({ pattern: '^/', maxLength: 2_048 })),
  /** 0: the request got no response. */
  status: Type.Optional(Type.Integer({ minimum: 0, maximum: 599 })),
  /** Id of a persona; null: no signed-in user is known. */
  caller: Type.Optional(nullable(Type.String())),
  /** Parts of the body: properties of objects, whole lists. Values that the journal hides are refused. */
  body: Type.Optional(Type.Unknown()),
  /**
   * True: only requests for unknown paths, requests that break their contract and responses that do. False: all others.
   * A fault that was asked for is expected.
   */
  unexpected: Type.Optional(Type.Boolean()),
  /** Only requests after those of an earlier search: its `next`. */
  after: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_.~-]*$', maxLength: 2_000 })),
  /** How many entries are listed, oldest first; 0 only counts. Without it as many as the journal keeps. */
  limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 500 })),
});
export type JournalSearch = Type.Static<typeof JournalSearch>;

/** What a search found. */
export const JournalFindings = strict({
  /** Requests that match. */
  count: Type.Integer({ minimum: 0 }),
  /** Requests that match but for their body, which is too long to be kept and compared. */
  undecided: Type.Integer({ minimum: 0 }),
  /** Earlier requests that the journal does not keep any more; they are not counted. */
  forgotten: Type.Integer({ minimum: 0 }),
  /** Requests that match, oldest first. */
  entries: Type.Array(JournalEntry),
  /** Where the next search goes on: `after` of the entries here, and of requests that did not match. */
  next: Type.String(),
});
export type JournalFindings = Type.Static<typeof JournalFindings>;
