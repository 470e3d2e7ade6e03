import MiniSearch from 'minisearch';
import type { AsPlainObject, SearchResult } from 'minisearch';
import { hasWord, idsMeant, stemOf, termsOf, tokensOf } from './words.ts';

/** The results of a search. */
interface Found {
  /** The best matches, best first. */
  readonly entries: readonly Match[];
  /** Number of entries with at least half of the words of the query. */
  readonly total: number;
  /** Words to highlight: the words of the query, and the words of entries that match them. */
  readonly words: readonly string[];
}

/** An entry with the reason for the match, such as `borower → borrower, name · without middle`. */
export interface Match extends Entry {
  readonly why: string;
}

/**
 * Returns the entries with words of the query, in any order of the words. Entries with more of the words come first.
 * Labels such as `area:loan` filter the entries.
 */
export type Search = (query: string, most: number) => Found;

/**
 * Returns the index of the words of all entries as plain data, so that browsers need not compute it.
 * @param synonymsOf returns other words for a text, under which it is found too
 */
export function wordsIn(
  entries: readonly Entry[],
  synonymsOf: (text: string) => string = () => '',
): AsPlainObject {
  const index = new MiniSearch(options);
  // A title gets only the shortest synonym, since a longer title ranks lower.
  const shortOf = (title: string) =>
    synonymsOf(title)
      .match(/\b[a-z]{3}\b/g)
      ?.join(' ') ?? '';
  index.addAll(
    entries.map(({ title, text, words = '' }, id) => ({
      title: `${title} ${shortOf(title)}`,
      text: `${text} ${words} ${synonymsOf(`${title} ${text}`)}`,
      id,
    })),
  );
  return index.toJSON();
}

/**
 * Returns a search over entries. It finds whole words, beginnings of words, and words with a typo.
 * @param words the index that `wordsIn` returned for the same entries
 */
export function searchIn(entries: readonly Entry[], words: AsPlainObject): Search {
  const index = MiniSearch.loadJS(words, options);
  return (query, most) => {
    const { words: asked, labels } = termsOf(query);
    if (asked.length + labels.length === 0) return { entries: [], total: 0, words: [] };
    const found = index.search(asked.length === 0 ? MiniSearch.wildcard : asked.join(' '), {
      tokenize: (text) => text.split(' '),
      prefix: (term) => term.length > 2,
      // Ids, numbers and short words must match exactly.
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
    const about = [...withIds(query, entries), ...decisionsAbout(asked, entries)];
    const others = best.flatMap(({ match }) =>
      about.some(({ address }) => address === match.address) ? [] : match,
    );
    return {
      entries: [...about, ...others].slice(0, most),
      total: Math.max(about.length, about.length + ranked.length - (best.length - others.length)),
      words: [...new Set([...asked, ...best.flatMap(({ terms }) => terms)])],
    };
  };
}

/** Returns the entries whose id is the query, in any spelling of the id. */
function withIds(query: string, entries: readonly Entry[]): Match[] {
  const ids = idsMeant(query);
  if (ids.length === 0) return [];
  const idOf = ({ title }: Entry) => title.split(' ')[0]?.toLowerCase() ?? '';
  return entries
    .filter((entry) => (entry.what === 'rule' || entry.what === 'decision') && ids.includes(idOf(entry)))
    .map((entry) => ({ ...entry, why: idOf(entry) }));
}

/**
 * Words of queries about decisions, such as those that wait for the owner. `open` counts only if the query has no other
 * words, since it is common.
 */
const decisionWords: ReadonlySet<string> = new Set(
  'undecided waiting waits decision decisions question questions open owner'.split(' '),
);

/**
 * If the query asks for decisions, returns one entry: a link to the decisions that contain all other words of the
 * query. Its text lists those that wait for the owner. Returns an empty list if fewer than two decisions match.
 */
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
          ? 'None of these decisions waits for the owner.'
          : `Waiting for the owner: ${waiting.map(({ title }) => title.split(' ')[0]).join(', ')}. The other decisions need no answer.`,
      address: `decisions.html#words=${encodeURIComponent(words.join(' '))}`,
      labels: [],
      why: `decisions with ${words.join(', ')}`,
    },
  ];
}

interface Ranked {
  readonly match: Match;
  /** Share of the query's words that the entry contains, from 0 to 1. */
  readonly share: number;
  readonly score: number;
  readonly terms: readonly string[];
}

/**
 * Returns the entry with the reason for the match and a score. A missing word lowers the score more than a rare word
 * raises it. An entry of the kind that the query names ranks higher, and an entry whose title is the query is first.
 */
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
    return kindOf(word) === entry.what ? `${word} (${entry.what})` : null;
  });
  const missing = asked.filter((_, index) => reasons[index] === null);
  const share = asked.length === 0 ? 1 : 1 - missing.length / asked.length;
  const isOfKind = asked.some((word) => kindOf(word) === entry.what);
  const title = entry.title.toLowerCase();
  const [first = ''] = asked;
  // The title of a decision is its id and its question.
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

/** Returns true if a matching word starts with none of the query's words, so that only a fuzzy match found it. */
const isTypo = (term: string, asked: readonly string[]): boolean =>
  asked.every((word) => !term.startsWith(stemOf(word)));

/** Returns the kind of entry that a word of a query names; the path of a request names an operation. */
const kindOf = (word: string): string | undefined =>
  word.startsWith('api/') ? 'operation' : kindsByWord[stemOf(word)];

/** Words of a query that name a kind of entry. Each entry of the kind counts as having the word. */
const kindsByWord: Readonly<Record<string, string>> = {
  undecid: 'decision',
  wait: 'decision',
  decision: 'decision',
  question: 'decision',
  error: 'error',
  code: 'error',
  status: 'error',
  role: 'role',
  permission: 'permission',
  who: 'permission',
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
  // The words of entries are already in lower case.
  processTerm: stemOf,
};

/**
 * Factors for the scores, by kind of entry. Users look for rules most. Scenarios rank low, since their names are whole
 * sentences.
 */
const weights: Readonly<Record<string, number>> = {
  rule: 2,
  operation: 2,
  feature: 0.6,
  page: 1.8,
  role: 2.2,
  permission: 1.2,
  field: 2.5,
  error: 3,
  setting: 3,
  decision: 0.35,
  scenario: 0.35,
};

/** One entry of the search index: a rule, a scenario, a message or another part of the specification. */
export interface Entry {
  /** Kind of the entry: rule, scenario, message … */
  readonly what: string;
  readonly title: string;
  /** The sentence that the results show. */
  readonly text: string;
  /** Further words under which the entry is found, which no result shows. Default: none. */
  readonly words?: string;
  /** Address of the entry, from the site's root. */
  readonly address: string;
  /** Labels by which a query can filter, such as `area:loan`. */
  readonly labels: readonly string[];
}

/** A search entry as an array, which is shorter in the index file than an object. */
export type PackedEntry = readonly [
  what: string,
  title: string,
  text: string,
  address: string,
  labels: string,
];

export function pack({ what, title, text, address, labels }: Entry): PackedEntry {
  return [what, title, text, address, labels.join(' ')];
}

export function unpack([what, title, text, address, labels]: PackedEntry): Entry {
  return { what, title, text, address, labels: labels === '' ? [] : labels.split(' ') };
}
