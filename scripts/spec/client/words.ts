/**
 * The words of a text under which it is found, in small letters. Ids, paths and the names of fields count as a whole and
 * by their parts: `borrowerDetails.firstName` is found by `first` as well.
 */
export function tokensOf(text: string): string[] {
  return text.split(/[\s,;:!?"“”'’()[\]{}<>|=]+/).flatMap((piece) => {
    const whole = trimmed(piece);
    if (whole === '') return [];
    const parts = whole
      .split(/[-./_–]+|(?<=[a-z0-9])(?=[A-Z])/)
      .filter((part) => /[a-zA-Z]{2}|\d{3}/.test(part));
    return [...new Set([whole, ...parts].map((word) => word.toLowerCase()))];
  });
}

/** What somebody asks for: words, and labels such as `area:loan` to filter by. */
export interface Terms {
  readonly words: readonly string[];
  readonly labels: readonly string[];
}

/** Takes a query apart. */
export function termsOf(query: string): Terms {
  const terms = query.toLowerCase().split(/[\s,;"“”()]+/);
  const isLabel = (term: string) => labelNames.some((name) => term.startsWith(`${name}:`));
  return {
    words: terms
      .filter((term) => !isLabel(term))
      .map(trimmed)
      .filter((term) => term !== ''),
    labels: terms.filter((term) => isLabel(term) && !term.endsWith(':')),
  };
}

const labelNames = ['what', 'area', 'kind', 'level', 'verdict', 'with'];

/** Without the full stop of a sentence and the slash of a path. */
function trimmed(word: string): string {
  return word.replaceAll(/^[-./_–…]+|[-./_–…]+$/g, '');
}
