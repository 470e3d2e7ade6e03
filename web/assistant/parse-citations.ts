import type { Citation } from '../../contracts/operations/assistant.ts';
import { isRecord, isText } from '../shared/parse/guards.ts';
import { type Parser, shape } from '../shared/parse/parse-shape.ts';

/**
 * Parses the citations of a response. A part that is missing or of another type is blank. A citation without an id is named
 * by its place in the list, since no text can refer to it; one that is blank as a whole is left out. The first of several
 * with one id counts.
 */
export function parseCitations(response: readonly unknown[]): Citation[] {
  const citations = response.map(parseCitation).filter((citation) => citation !== null);
  return citations.filter(
    ({ citationId }, place) => citations.findIndex((other) => other.citationId === citationId) === place,
  );
}

/** Returns the title of a citation, or its id where it has none. */
export const nameOfCitation = ({ title, citationId }: Citation): string => title || citationId;

const trimmed: Parser<string> = (value) => (isText(value) ? value.trim() : '');
const parts = shape<Record<keyof Citation, string>>({
  citationId: trimmed,
  title: trimmed,
  content: trimmed,
  url: trimmed,
});

function parseCitation(value: unknown, place: number): Citation | null {
  if (!isRecord(value)) return null;
  const { citationId, title, content, url } = parts(value, () => undefined);
  if (citationId + title + content + url === '') return null;
  return { citationId: citationId || `Source ${place + 1}`, title, content, url: url || null };
}
