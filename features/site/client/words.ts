/**
 * Returns the words under which the search finds a text, in lower case. Ids, paths and names of fields count as a whole
 * and by their parts: `borrowerDetails.firstName` is also found by `first`.
 */
export function tokensOf(text: string): string[] {
  return joined(text)
    .split(/[\s,;:!?"“”'’()[\]{}<>|=]+/)
    .flatMap((piece) => {
      const whole = trimmed(piece);
      if (whole === '') return [];
      const names = whole.split(/[-./_–]+/);
      const parts = [...names, ...names.flatMap((name) => name.split(/(?<=[a-z0-9])(?=[A-Z])/))];
      const words = [whole, ...parts.filter((part) => /[a-zA-Z]{2}|\d{3}/.test(part))];
      return [...new Set(words.map((word) => american(word.toLowerCase())))];
    });
}

/** Returns the text with each abbreviation such as `P & I` as one word, `P&I`. */
const joined = (text: string): string => text.replaceAll(/\b([a-z]) & ([a-z])\b/gi, '$1&$2');

/** Returns a word in lower case in American spelling: `color` for `colour`, `license` for `licence`. */
const american = (word: string): string =>
  /^[a-z]{6,}$/.test(word)
    ? word
        .replace(/(?<=[a-z]{3})our(?=$|s$|ed$|ing$|able$)/, 'or')
        .replace(/is(?=(?:e|ed|er|es|ing|ation|ations)$)/, 'iz')
        .replace(/(?<=licen)c(?=es?$)/, 's')
        .replace(/ll(?=(?:ed|ing)$)/, 'l')
    : word;

/** A parsed query: words, and labels such as `area:loan` to filter by. */
interface Terms {
  readonly words: readonly string[];
  readonly labels: readonly string[];
}

/** Parses a query. Common words such as `what` and `is` count only if the query has no others. */
export function termsOf(query: string): Terms {
  const terms = joined(query)
    .toLowerCase()
    .split(/[\s,;?!"“”()]+/)
    // Words with hyphens count as their parts, so that loan-to-value is loan to value; ids and addresses stay whole.
    .flatMap((term) => (/^[a-z]{2,}(?:[-–][a-z]{2,})+$/.test(term) ? term.split(/[-–]/) : term));
  const isLabel = (term: string) => labelNames.some((name) => term.startsWith(`${name}:`));
  const words = new Set(
    terms
      .filter((term) => !isLabel(term))
      .map((term) => american(trimmed(term)))
      .filter((term) => term !== ''),
  );
  const telling = [...words].filter((word) => !stopWords.has(word));
  return {
    words: telling.length > 0 ? telling : [...words],
    labels: terms.filter((term) => isLabel(term) && !term.endsWith(':')),
  };
}

/**
 * Returns the ids, in lower case, that a query can mean: `s4.3-06`, `S 4.3 6` and `4.3-06` mean `s-4.3-06`, and `C01`
 * means `c-01`. A query without a letter means the ids with each letter. Returns an empty list if the query is no id.
 */
export function idsMeant(query: string): string[] {
  const text = query
    .trim()
    .toLowerCase()
    .replaceAll(/[\s._‐-―-]+/g, '-');
  const [, kind, count] = /^(?:decision-)?([ac])-?0*(\d{1,3})$/.exec(text) ?? [];
  if (kind !== undefined && count !== undefined) return [`${kind}-${count.padStart(2, '0')}`];
  const [, letter, section, part, number] =
    /^(?:rule-)?([slt])?-?(\d{1,2})(?:-(\d{1,2}))?-(\d{1,2})$/.exec(text) ?? [];
  if (section === undefined || number === undefined) return [];
  const place = `${section}${part === undefined ? '' : `.${part}`}-${number.padStart(2, '0')}`;
  return (letter === undefined ? ['s', 'l', 't'] : [letter]).map((one) => `${one}-${place}`);
}

const labelNames = ['what', 'area', 'kind', 'level', 'verdict', 'with', 'section', 'state'];

const stopWords: ReadonlySet<string> = new Set(
  `a about an and any are at be by can did do does each every for from happen happens has have how i if in is it its many may must need needs no not of on only or say says
  the there to was what when where which why with without`.split(/\s+/),
);

/**
 * Returns a word without its ending, so that `lands` and `landing` are equal. Ids, numbers and short words are not
 * changed.
 */
export function stemOf(word: string): string {
  return /^[a-z]{5,}$/.test(word) ? word.replace(/(?:ing|ed|es|s)$/, '') : word;
}

/** Returns true if a text in lower case contains a word, or the word with another ending: `time` is in `timing`. */
export function hasWord(text: string, word: string): boolean {
  const stem = stemOf(word).replace(/e$/, '');
  return text.includes(word) || (/^[a-z]{3,}$/.test(stem) && new RegExp(`\\b${stem}`).test(text));
}

/** Removes punctuation at both ends, such as the full stop of a sentence and the slash of a path. */
function trimmed(word: string): string {
  return word.replaceAll(/^[-./_–…]+|[-./_–…]+$/g, '');
}
