/** A piece of a text. `isFound` marks the pieces that match the query. */
interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** Number of characters before the first match in a shortened text. */
const before = 24;

/**
 * Splits a text into pieces, so that the found words can be highlighted. A long text begins shortly before the first
 * match.
 * @param visible number of characters at the start that the reader sees anyway
 */
export function piecesOf(text: string, words: readonly string[], visible = 60): Piece[] {
  const pattern = patternOf(words);
  if (pattern === null) return [{ text, isFound: false }];
  const first = text.search(pattern);
  const from = first > visible ? text.lastIndexOf(' ', first - before) + 1 : 0;
  const shown = from === 0 ? text : `… ${text.slice(from)}`;
  return shown
    .split(pattern)
    .map((piece, index) => ({ text: piece, isFound: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

function patternOf(words: readonly string[]): RegExp | null {
  const wanted = words.filter((word) => word.length > 1).toSorted((one, other) => other.length - one.length);
  if (wanted.length === 0) return null;
  const escaped = wanted.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(${escaped.join('|')})`, 'gi');
}
