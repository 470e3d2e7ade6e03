import type { Entry } from './entry.ts';

/** What a search found. */
export interface Found {
  /** The best ones. */
  readonly entries: readonly Entry[];
  /** How many there are altogether. */
  readonly total: number;
}

/** Finds things by words; all of them must occur. `area:loan` and its like filter instead. */
export type Search = (query: string, most: number) => Found;

/** The one place that knows how to search: a library could stand behind it instead. */
export function searchIn(entries: readonly Entry[]): Search {
  const prepared = entries.map((entry) => ({
    entry,
    title: entry.title.toLowerCase(),
    text: entry.text.toLowerCase(),
  }));
  return (query, most) => {
    const { words, labels } = termsOf(query);
    if (words.length + labels.length === 0) return { entries: [], total: 0 };
    const scored = prepared.flatMap(({ entry, title, text }) => {
      if (!labels.every((label) => entry.labels.includes(label))) return [];
      let score = bonus[entry.what] ?? 0;
      for (const word of words) {
        const own = scoreOf(word, title, text);
        if (own === 0) return [];
        score += own;
      }
      if (title === words.join(' ')) score += 60;
      return [{ entry, score }];
    });
    scored.sort((one, other) => other.score - one.score);
    return { entries: scored.slice(0, most).map(({ entry }) => entry), total: scored.length };
  };
}

const filterNames = ['what', 'area', 'kind', 'level', 'verdict'];

function termsOf(query: string): { words: string[]; labels: string[] } {
  const terms = query
    .toLowerCase()
    .split(/\s+/)
    .filter((term) => term !== '');
  const isLabel = (term: string) => filterNames.some((name) => term.startsWith(`${name}:`));
  return { words: terms.filter((term) => !isLabel(term)), labels: terms.filter(isLabel) };
}

/** Rules are what people look for most. */
const bonus: Readonly<Record<string, number>> = { rule: 3, call: 3, page: 3, person: 2, feature: 2 };

/** Whole title, beginning of the title, of a word in it, somewhere in it, of a word in the text, somewhere in the text. */
function scoreOf(word: string, title: string, text: string): number {
  if (title === word) return 100;
  if (title.startsWith(word)) return 40;
  if (startsWordIn(word, title)) return 25;
  if (title.includes(word)) return 10;
  if (startsWordIn(word, text)) return 6;
  return text.includes(word) ? 2 : 0;
}

function startsWordIn(word: string, text: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[a-z0-9]/.test(text.charAt(at - 1))) return true;
  }
  return false;
}
