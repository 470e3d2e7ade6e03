import type { Citation } from '../../../contracts/operations/assistant.ts';
import { isPresent, isRecord, isText, parseWebUrl, shape, string, trimmed } from '../../shared/parse.ts';

export interface AssistantResponse {
  /** Text of the answer; blank when the server returned none. */
  readonly output: string;
  /** The unparsed citations; see `parseCitations`. */
  readonly citations: readonly unknown[];
  /** The server's id of the answer; null if it sent none. Without an id the user cannot react to the answer. */
  readonly trackingId: string | null;
}

/**
 * Parses the response to a prompt. A malformed citation or tracking id is dropped, and the text is kept. Returns null
 * for a response that is not an object, has none of the documented fields, or has an output that is not a text. The
 * chat shows null as a failed request.
 */
export function parseResponse(value: unknown): AssistantResponse | null {
  if (!isRecord(value) || !fields.some((field) => Object.hasOwn(value, field))) return null;
  const { output, citations, troubleshooting } = value;
  if (isPresent(output) && !isText(output)) return null;
  return {
    output: string(output),
    citations: Array.isArray(citations) ? citations : [],
    trackingId: parseTroubleshooting(troubleshooting).trackingId || null,
  };
}

const parseTroubleshooting = shape({ trackingId: string });

const fields = ['output', 'citations', 'troubleshooting'];

/**
 * Parses the citations of a response. A citation's field that is missing or of the wrong type is empty. A citation
 * without an id gets its position in the list as its id. Empty citations and repeated ids are dropped.
 */
export function parseCitations(response: readonly unknown[]): Citation[] {
  const citations = response.map(parseCitation).filter((citation) => citation !== null);
  return citations.filter(
    ({ citationId }, place) => citations.findIndex((other) => other.citationId === citationId) === place,
  );
}

/**
 * Parses the address of a citation that a click may open: http or https, without user name and password, which can make
 * an address look like another site. Returns null for any other address.
 */
export function parseCitationUrl(url: string | null): string | null {
  const address = parseWebUrl(url);
  return address && address.username + address.password === '' ? address.href : null;
}

/** Returns the title of a citation, or its id if it has no title. */
export const nameOfCitation = ({ title, citationId }: Citation): string => title || citationId;

const parts = shape({ citationId: trimmed, title: trimmed, content: trimmed, url: trimmed });

function parseCitation(value: unknown, place: number): Citation | null {
  if (!isRecord(value)) return null;
  const { citationId, title, content, url } = parts(value);
  if (citationId + title + content + url === '') return null;
  return { citationId: citationId || `Source ${place + 1}`, title, content, url: url || null };
}
