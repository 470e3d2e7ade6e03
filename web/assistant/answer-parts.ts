import type { Citation } from '../../contracts/operations/assistant.ts';
import { constants } from '../shared/constants.ts';
import { parseCitations } from './parse-citations.ts';
import { texts } from './texts.ts';

/** A piece of an answer: plain text, or the place where a citation is referred to (S-3-64). */
export type AnswerPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'citation'; readonly citationId: string };

/** An answer taken apart, ready to be shown. Nothing in it is markup: every text is shown as it stands. */
export interface ParsedAnswer {
  readonly parts: readonly AnswerPart[];
  /** Those that can be shown. */
  readonly citations: readonly Citation[];
  /** Ids of the citations that the text does not refer to (S-3-67, S-5-15). */
  readonly additionalCitationIds: readonly string[];
}

/**
 * Takes an answer apart. Only [doc1] to [doc5] refer to citations, and only where the citation came with the answer;
 * everything else stays text (S-5-14). An empty output says so (S-8-11).
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

/** The answer as plain text, without its citation markers and the blanks before them. */
export const plainText = (parts: readonly AnswerPart[]): string =>
  parts
    .map((part, place) => {
      if (part.type === 'citation') return '';
      return parts[place + 1]?.type === 'citation' ? part.text.trimEnd() : part.text;
    })
    .join('')
    .trim();

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
