import MiniSearch from 'minisearch';
import type { AsPlainObject, SearchResult } from 'minisearch';
import type { Entry } from './entry.ts';
import { termsOf, tokensOf } from './words.ts';

/** What a search found. */
export interface Found {
  /** The best ones. */
  readonly entries: readonly Entry[];
  /** How many there are altogether. */
  readonly total: number;
  /** Words as they stand in what was found, to be highlighted. */
  readonly words: readonly string[];
}

/** Finds things by words; all of them must occur. `area:loan` and its like filter instead. */
export type Search = (query: string, most: number) => Found;

/** The words of all entries as plain data, so that no browser has to gather them. */
export function wordsIn(entries: readonly Entry[]): AsPlainObject {
  const index = new MiniSearch(options);
  index.addAll(entries.map(({ title, text }, id) => ({ title, text, id })));
  return index.toJSON();
}

/**
 * Makes a search of entries: whole words, beginnings of words, and words with a slip in them.
 * @param words of these very entries
 */
export function searchIn(entries: readonly Entry[], words: AsPlainObject): Search {
  const index = MiniSearch.loadJS(words, options);
  return (query, most) => {
    const { words: asked, labels } = termsOf(query);
    if (asked.length + labels.length === 0) return { entries: [], total: 0, words: [] };
    const found = index.search(asked.length === 0 ? MiniSearch.wildcard : asked.join(' '), {
      tokenize: (text) => text.split(' '),
      combineWith: 'AND',
      prefix: (term) => term.length > 1,
      // Ids and numbers are meant as they are written; so are short words.
      fuzzy: (term) => (term.length > 4 && !/\d/.test(term) ? 0.2 : false),
      boost: { title: 3 },
      boostDocument: (id) => weights[entries[Number(id)]?.what ?? ''] ?? 1,
      filter: ({ id }) => labels.every((label) => entries[Number(id)]?.labels.includes(label)),
    });
    const isMeant = ({ id }: SearchResult) => entries[Number(id)]?.title.toLowerCase() === asked.join(' ');
    // What is called exactly so comes before all that has more to its name.
    const best = found.toSorted((one, other) => Number(isMeant(other)) - Number(isMeant(one))).slice(0, most);
    return {
      entries: best.flatMap(({ id }) => entries[Number(id)] ?? []),
      total: found.length,
      words: [...new Set([...asked, ...best.flatMap(({ terms }) => terms)])],
    };
  };
}

const options = {
  fields: ['title', 'text'],
  tokenize: tokensOf,
  // The words of entries are in small letters already.
  processTerm: (term: string) => term,
};

/** Rules are what people look for most; names of scenarios are whole sentences, and fields are many. */
const weights: Readonly<Record<string, number>> = {
  rule: 2,
  operation: 1.8,
  page: 1.8,
  person: 1.2,
  scenario: 0.5,
  field: 0.8,
};
