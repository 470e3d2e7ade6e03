import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import Type from 'typebox';
import { oneOf, strict } from '../../../contracts/schema.ts';
import { refuseForeignPages } from '../../platform/http/anti-forgery.ts';
import { isLoopback } from '../../platform/http/origin.ts';
import { problem } from '../../platform/http/problems.ts';

/** Returns the schema of a text with at least one visible character. */
const text = (maxLength: number) => Type.String({ maxLength, pattern: String.raw`[\p{L}\p{N}\p{P}\p{S}]` });

const id = Type.String({ maxLength: 20, pattern: String.raw`^[A-Za-z\d][\w.\-]*$` });
const by = text(80);

/** Largest number of characters of a question, a reason and an answer. */
const longest = 10_000;

/** Schemas of the notes that readers of the specification send, by kind. */
const schemas = {
  approvals: strict({
    rule: id,
    by,
    what: oneOf(['approved', 'rejected', 'withdrawn']),
    words: text(4_000),
    evidence: Type.String({ maxLength: 40_000, pattern: String.raw`^(?:$|[\da-f]{12} )` }),
    reason: Type.String({ maxLength: longest }),
  }),
  questions: strict({ about: id, by, question: text(longest), reason: Type.String({ maxLength: longest }) }),
  answers: strict({ to: id, by, answer: text(longest) }),
} as const;

type NoteKind = keyof typeof schemas;

/** A note as a reader sends it. */
export type NewNote<Kind extends NoteKind> = Type.Static<(typeof schemas)[Kind]>;

/** A note as it is stored. */
export type StoredNote<Kind extends NoteKind> = NewNote<Kind> & {
  /** Time in UTC, as ISO 8601. */
  readonly time: string;
} & (Kind extends 'questions' ? { readonly id: string } : unknown);

/** The response of /spec/state.json, which the pages of the specification request. */
export interface SiteState {
  /** The reason why readers cannot write notes; null if they can. */
  readonly closed: string | null;
  /** Address of the repository, where readers of a closed site can open an issue; null if it is not known. */
  readonly repository: string | null;
  /** True if /spec/passages has sentences of the owner's documents for this reader. */
  readonly hasDocuments: boolean;
  /** Time of the last build, which identifies the build; blank for a copy that is not on a mock server. */
  readonly built: string;
  /** Notes that may be newer than the built pages. */
  readonly notes: { readonly [Kind in NoteKind]: readonly StoredNote<Kind>[] };
}

export interface ReaderNotes {
  state(): SiteState;
  /**
   * Stores a note.
   * @throws {UnknownSubject} if the catalog has no such rule, decision or question
   * @throws {Error} with the name of the file, if it cannot be written
   */
  add<Kind extends NoteKind>(kind: Kind, note: NewNote<Kind>): StoredNote<Kind>;
}

/** A note is about a rule, decision or question that the catalog does not have. */
export class UnknownSubject extends Error {
  constructor(subject: string) {
    super(`The specification no longer has ${subject}. Open the overview and look for it there.`);
  }
}

/** Serves the state of the site, and accepts approvals, questions and answers of the user of this machine. */
export async function readerNotesPlugin(app: FastifyInstance, notes: ReaderNotes): Promise<void> {
  app.get('/spec/state.json', (request) => {
    const state = notes.state();
    return isOfThisMachine(request)
      ? state
      : { ...state, closed: state.closed ?? onlyHere, hasDocuments: false };
  });

  const refuseReaders: onRequestHookHandler = (request, _reply, done) => {
    const reason = notes.state().closed ?? (isOfThisMachine(request) ? null : onlyHere);
    done(reason === null ? undefined : problem('read-only', reason));
  };
  const accept = <Kind extends NoteKind>(kind: Kind) =>
    app.post(
      `/spec/${kind}`,
      { schema: { body: schemas[kind] }, onRequest: [refuseForeignPages, refuseReaders] },
      async ({ body }, reply) => {
        const note = body as NewNote<Kind>;
        if ('what' in note && note.what === 'rejected' && note.reason.trim() === '')
          throw problem('invalid-request', 'A rejection needs a reason.');
        return reply.code(201).send(stored(kind, () => notes.add(kind, note)));
      },
    );
  for (const kind of ['approvals', 'questions', 'answers'] as const) accept(kind);
}

const onlyHere = 'Only a browser on the machine of the server may write approvals, questions and answers.';

/** Returns true if the sender is on this machine, uses a local host name, and no proxy has forwarded the request. */
export const isOfThisMachine = ({
  hostname,
  headers,
  socket: { remoteAddress = '' },
}: FastifyRequest): boolean =>
  isLoopback(hostname) &&
  isLoopback(remoteAddress.replace(/^::ffff:/, '')) &&
  headers['x-forwarded-for'] === undefined &&
  headers['x-forwarded-host'] === undefined &&
  headers.forwarded === undefined;

function stored<Note>(kind: NoteKind, add: () => Note): Note {
  try {
    return add();
  } catch (cause) {
    if (cause instanceof UnknownSubject) throw problem('invalid-request', cause.message, { cause });
    const { code = String(cause) } = cause as NodeJS.ErrnoException;
    throw problem('read-only', `features/rules/${kind}.tsv cannot be written: ${code}.`, { cause });
  }
}
