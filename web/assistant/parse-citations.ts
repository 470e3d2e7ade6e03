import type { Citation } from '../../contracts/operations/assistant.ts';
import { isRecord, parseWebUrl, shape, trimmed } from '../shared/parse.ts';

/**
 * Parses the citations of a response. A field that is missing or of another type is empty. A citation without an id
 * gets its position in the list as its id. Empty citations and repeated ids are dropped.
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
