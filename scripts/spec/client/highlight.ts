/** A piece of a text; some are what somebody looked for. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** So many characters stand before the first word that was found, when it would be out of sight otherwise. */
const before = 24;

/**
 * A text in pieces, so that the words that were found stand out. A long one begins shortly before the first of them.
 * @param visible so many characters of it can be seen anyway
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
