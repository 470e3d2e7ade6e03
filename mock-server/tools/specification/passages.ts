import type { FastifyInstance } from 'fastify';
import { problem } from '../../platform/http/problems.ts';
import { isOfThisMachine } from './reader-notes.ts';

/** The sentence of the owner's own document that a rule was written from. */
export interface Passage {
  /** Document, section and number of the passage, in words. */
  readonly place: string;
  /** The sentence before it in the section; null for the first. */
  readonly before: string | null;
  readonly text: string;
  /** The sentence after it in the section; null for the last. */
  readonly after: string | null;
}

/** The response of /spec/passages/{section}. */
export interface Passages {
  /** Passages by the id of their rule. A rule whose sentence is not known has none. */
  readonly passages: Readonly<Record<string, Passage>>;
  /** All passages of the section, in their order: sentences, list entries and table rows; none of another edition. */
  readonly all: readonly string[];
  /** Why passages are missing, such as another edition of the document. */
  readonly notices: readonly string[];
}

/** Returns the passages of the rules in a section, such as `S-4.1`. */
export type ReadPassages = (section: string) => Passages;

/** Serves passages of the owner's documents to this machine. No response is stored: not here, and not in the browser. */
export async function passagesPlugin(app: FastifyInstance, read: ReadPassages): Promise<void> {
  app.get<{ Params: { readonly section: string } }>('/spec/passages/:section', async (request, reply) => {
    if (!isOfThisMachine(request))
      throw problem('path-unknown', 'Only a browser on the machine of the server may read the documents.');
    return reply.header('cache-control', 'no-store').send(read(request.params.section));
  });
}
