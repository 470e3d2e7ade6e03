import type { Citation } from '../../../contracts/operations/assistant.ts';
import { constants } from '../../shared/constants.ts';
import { nameOfCitation, parseCitations } from './parse-response.ts';
import { texts } from './texts.ts';

/** A part of an answer: plain text, or a reference to a citation. */
export type AnswerPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'citation'; readonly citationId: string };

/** A parsed answer. It has no markup: each text is shown as it is. */
interface ParsedAnswer {
  readonly parts: readonly AnswerPart[];
  readonly citations: readonly Citation[];
  /** Ids of the citations without a reference in the text. */
  readonly additionalCitationIds: readonly string[];
}

/**
 * Parses an answer. Only [doc1] to [doc5] are references, and only if the answer has the citation; all else stays text.
 * An empty output is replaced by a text that says so.
 */
export function parseAnswer(output: string, given: readonly unknown[]): ParsedAnswer {
  const citations = parseCitations(given);
  const known = new Set(citations.map(({ citationId }) => citationId));
  const parts = partsOf(output.trim() === '' ? texts.noOutput : output, known);
  const used = new Set(parts.flatMap((part) => (part.type === 'citation' ? [part.citationId] : [])));
  return {
    parts,
    citations,
    additionalCitationIds: [...known].filter((citationId) => !used.has(citationId)),
  };
}

/** Returns an answer as plain text, with the numbers of its citations in the text and their titles below it. */
export function plainText({ parts, citations }: Omit<ParsedAnswer, 'additionalCitationIds'>): string {
  const text = parts.map((part) => (part.type === 'text' ? part.text : `[${numberOf(part)}]`)).join('');
  const sources = citations.map((citation) =>
    [`[${numberOf(citation)}] ${nameOfCitation(citation)}`, citation.url].filter(Boolean).join(', '),
  );
  return [text.trim(), sources.join('\n')].filter((block) => block !== '').join('\n\n');
}

/** Returns the number in a citation's id: "1" for "doc1". Returns an id of another form unchanged. */
export const numberOf = ({ citationId }: Pick<Citation, 'citationId'>): string =>
  citationId.replace('doc', '');

const bracketed = /\[([a-z\d]+)\]/g;
const markers: ReadonlySet<string> = new Set(constants.citationMarkers);

function partsOf(output: string, known: ReadonlySet<string>): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let taken = 0;
  for (const { 0: text, 1: citationId = '', index } of output.matchAll(bracketed)) {
    if (!markers.has(citationId) || !known.has(citationId)) continue;
    if (index > taken) parts.push({ type: 'text', text: output.slice(taken, index) });
    parts.push({ type: 'citation', citationId });
    taken = index + text.length;
  }
  if (taken < output.length) parts.push({ type: 'text', text: output.slice(taken) });
  return parts;
}
