import type { Citation } from '../../contracts/operations/assistant.ts';
import { isRecord } from '../shared/parse/guards.ts';

/**
 * The citations of an answer as they can be shown, whatever is wrong with them: a part that is missing or of another
 * kind is blank. One without an id is called by its place in the list, since no text can refer to it; one that holds
 * nothing at all is left out, and of several with one id the first counts.
 */
export function soundCitations(given: readonly unknown[]): Citation[] {
  const sound = given.map(citationIn).filter((citation) => citation !== null);
  return sound.filter(
    ({ citationId }, place) => sound.findIndex((other) => other.citationId === citationId) === place,
  );
}

/** What a citation is called: its title, or else its id. */
export const nameOfCitation = ({ title, citationId }: Citation): string => title || citationId;

function citationIn(given: unknown, place: number): Citation | null {
  if (!isRecord(given)) return null;
  const citationId = textIn(given['citationId']);
  const title = textIn(given['title']);
  const content = textIn(given['content']);
  const url = textIn(given['url']);
  if (citationId + title + content + url === '') return null;
  return {
    citationId: citationId === '' ? `Source ${place + 1}` : citationId,
    title,
    content,
    url: url === '' ? null : url,
  };
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
