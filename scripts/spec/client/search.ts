import MiniSearch from 'minisearch';
import type { AsPlainObject, SearchResult } from 'minisearch';
import type { Entry } from './entry.ts';
import { hasWord, stemOf, termsOf, tokensOf } from './words.ts';

/** What a search found. */
export interface Found {
  /** The best ones. */
  readonly entries: readonly Match[];
  /** How many have at least half of the words. */
  readonly total: number;
  /** Words as they stand in what was found, to be highlighted. */
  readonly words: readonly string[];
}

/** An entry with the reason why it was found, such as `borower → borrower, name · without middle`. */
export interface Match extends Entry {
  readonly why: string;
}

/** Finds entries by words in any order; those with more of them come first. `area:loan` and its like filter instead. */
export type Search = (query: string, most: number) => Found;

/** The words of all entries as plain data, so that no browser has to gather them. */
export function wordsIn(entries: readonly Entry[]): AsPlainObject {
  const index = new MiniSearch(options);
  index.addAll(entries.map(({ title, text }, id) => ({ title, text, id })));
  return index.toJSON();
}

/**
 * Makes a search of entries: whole words, beginnings of words, and words with a typo.
 * @param words of these very entries
 */
export function searchIn(entries: readonly Entry[], words: AsPlainObject): Search {
  const index = MiniSearch.loadJS(words, options);
  return (query, most) => {
    const { words: asked, labels } = termsOf(query);
    if (asked.length + labels.length === 0) return { entries: [], total: 0, words: [] };
    const found = index.search(asked.length === 0 ? MiniSearch.wildcard : asked.join(' '), {
      tokenize: (text) => text.split(' '),
      prefix: (term) => term.length > 1,
      // Ids and numbers are meant as they are written; so are short words.
      fuzzy: (term) => (term.length > 4 && !/\d/.test(term) ? 0.2 : false),
      boost: { title: 3 },
      boostDocument: (id) => weights[entries[Number(id)]?.what ?? ''] ?? 1,
      filter: ({ id }) => labels.every((label) => entries[Number(id)]?.labels.includes(label)),
    });
    const ranked = found
      .flatMap((result) => {
        const entry = entries[Number(result.id)];
        return entry === undefined ? [] : rankedMatch(entry, result, asked);
      })
      .filter(({ share }) => share >= 0.5)
      .toSorted((one, other) => other.score - one.score);
    const best = ranked.slice(0, most);
    const about = decisionsAbout(asked, entries);
    return {
      entries: [...about, ...best.map(({ match }) => match)].slice(0, most),
      total: about.length + ranked.length,
      words: [...new Set([...asked, ...best.flatMap(({ terms }) => terms)])],
    };
  };
}

/** Words that ask for decisions, and for those that wait; `open` is too common beside others. */
const decisionWords: ReadonlySet<string> = new Set(
  'undecided waiting waits decision decisions question questions open owner'.split(' '),
);

/** The register filtered by what a question for decisions is about, when several decisions are; says which of them wait. */
function decisionsAbout(asked: readonly string[], entries: readonly Entry[]): Match[] {
  const words = asked.filter((word) => !decisionWords.has(word));
  const isAsked = asked.some((word) => decisionWords.has(word) && word !== 'open');
  if (!isAsked || words.length === 0) return [];
  const about = entries.filter(({ what, title, text }) => {
    const all = `${title} ${text}`.toLowerCase();
    return what === 'decision' && words.every((word) => hasWord(all, word));
  });
  if (about.length < 2) return [];
  const waiting = about.filter(({ labels }) => labels.includes('state:waiting'));
  return [
    {
      what: 'page',
      title: `Decisions about ${words.join(' ')}`,
      text:
        waiting.length === 0
          ? 'None of them waits for the owner.'
          : `Waiting for the owner: ${waiting.map(({ title }) => title.split(' ')[0]).join(', ')}. The others stand.`,
      address: `decisions.html#words=${encodeURIComponent(words.join(' '))}`,
      labels: [],
      why: `decisions with ${words.join(', ')}`,
    },
  ];
}

interface Ranked {
  readonly match: Match;
  /** The share of the asked words that the entry has. */
  readonly share: number;
  readonly score: number;
  readonly terms: readonly string[];
}

/** A missing word costs more than a rare one gains, and a kind that is asked for counts much. A title that is the query comes first. */
function rankedMatch(
  entry: Entry,
  { terms, queryTerms, score }: SearchResult,
  asked: readonly string[],
): Ranked {
  const reasons = asked.map((word) => {
    const stem = stemOf(word);
    if (queryTerms.includes(stem)) {
      const isHere = terms.some((term) => term.startsWith(stem));
      return isHere ? word : `${word} → ${terms.find((term) => isTypo(term, asked)) ?? terms[0]}`;
    }
    return kindsByWord[stem] === entry.what ? `${word} (${entry.what})` : null;
  });
  const missing = asked.filter((_, index) => reasons[index] === null);
  const share = asked.length === 0 ? 1 : 1 - missing.length / asked.length;
  const isOfKind = asked.some((word) => kindsByWord[stemOf(word)] === entry.what);
  const title = entry.title.toLowerCase();
  const [first = ''] = asked;
  // A decision has its question behind its id.
  const isMeant =
    title === asked.join(' ') ||
    (asked.length === 1 && /^[a-z]-\d/.test(first) && title.startsWith(`${first} `));
  const isList = entry.address.endsWith('#waiting') && asked.every((word) => decisionWords.has(word));
  const why = [
    reasons.filter((reason) => reason !== null).join(', '),
    ...(missing.length > 0 ? [`without ${missing.join(', ')}`] : []),
  ].join(' · ');
  return {
    match: { ...entry, why },
    share,
    terms,
    score: isMeant || isList ? Number.MAX_VALUE : score * share ** 3 * (isOfKind ? 5 : 1),
  };
}

/** Whether a word that was found begins with none of those that were asked for. */
const isTypo = (term: string, asked: readonly string[]): boolean =>
  asked.every((word) => !term.startsWith(stemOf(word)));

/** Words that say which kind of entry is looked for: an entry of this kind has them. */
const kindsByWord: Readonly<Record<string, string>> = {
  undecid: 'decision',
  wait: 'decision',
  decision: 'decision',
  question: 'decision',
  error: 'error',
  code: 'error',
  status: 'error',
  role: 'role',
  land: 'role',
  persona: 'role',
  allow: 'role',
  field: 'field',
  setting: 'setting',
  flag: 'setting',
  message: 'message',
  request: 'operation',
  call: 'operation',
};

const options = {
  fields: ['title', 'text'],
  tokenize: tokensOf,
  // The words of entries are in small letters already.
  processTerm: stemOf,
};

/** Rules are what people look for most; names of scenarios are whole sentences, and fields are many. */
const weights: Readonly<Record<string, number>> = {
  rule: 2,
  operation: 2,
  feature: 0.6,
  page: 1.8,
  role: 2.2,
  field: 2.5,
  error: 3,
  setting: 3,
  decision: 0.5,
  scenario: 0.5,
  property: 0.8,
};
