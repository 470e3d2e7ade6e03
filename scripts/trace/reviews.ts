import type { Rule } from './catalogue.ts';
import { fingerprintOf, type Pair } from './pairs.ts';
import { readTable, type Table } from './table.ts';

/** Records that a reviewer found that a test shows a rule. */
export interface Review {
  readonly rule: string;
  /** File and name of the test. */
  readonly test: string;
  /** Fingerprint of the reviewed rule and test; see `fingerprintOf`. */
  readonly fingerprint: string;
  /** Date of the review, as yyyy-MM-dd. */
  readonly date: string;
  /** Name of the reviewer. */
  readonly by: string;
  readonly place: string;
}

/** Path of the file with the reviews, from the root. */
export const reviewFile = 'features/rules/reviewed.tsv';

const columns = ['rule', 'test', 'fingerprint', 'date', 'by'] as const;

/** Parses the reviews: tab-separated, header `rule test fingerprint date by`. */
export function readReviews(file: string, text: string): Table<Review> {
  return readTable(file, text, columns, ([rule, test, fingerprint, date, by], place) => ({
    rule,
    test,
    fingerprint,
    date,
    by,
    place,
  }));
}

/** `changed`: the words of the rule or the test have changed since the review. */
type ReviewState = 'reviewed' | 'changed' | 'not reviewed';

/** A pair with its fingerprint and the state of its review. */
export interface PairView extends Pair {
  readonly fingerprint: string;
  readonly state: ReviewState;
  /** The last review of the pair, valid or outdated; null without a review. */
  readonly review: Review | null;
}

/** Returns the pairs of known rules with the state of their review. */
export function reviewedPairs(
  rules: readonly Rule[],
  pairs: readonly Pair[],
  reviews: readonly Review[],
): PairView[] {
  const ruleById = new Map(rules.map((rule) => [rule.id, rule]));
  const last = new Map(reviews.map((review) => [keyOf(review), review]));
  return pairs.flatMap((pair) => {
    const rule = ruleById.get(pair.rule);
    if (rule === undefined) return [];
    const fingerprint = fingerprintOf(rule, pair);
    const review = last.get(keyOf(pair)) ?? null;
    const state =
      review === null ? 'not reviewed' : review.fingerprint === fingerprint ? 'reviewed' : 'changed';
    return [{ ...pair, fingerprint, state, review }];
  });
}

/** Number of pairs in each state. */
export type ReviewCounts = Readonly<Record<ReviewState, number>>;

export function countReviews(pairs: readonly Pick<PairView, 'state'>[]): ReviewCounts {
  const counts = { reviewed: 0, changed: 0, 'not reviewed': 0 };
  for (const { state } of pairs) counts[state] += 1;
  return counts;
}

/** Returns the text of the review file with a new review. Removes reviews of pairs that no longer exist. */
export function withReview(
  pairs: readonly PairView[],
  reviewed: PairView,
  { date, by }: Pick<Review, 'date' | 'by'>,
): string {
  const { fingerprint } = reviewed;
  const lines = pairs.flatMap(({ rule, test, review }) => {
    const kept = keyOf({ rule, test }) === keyOf(reviewed) ? { fingerprint, date, by } : review;
    return kept === null ? [] : [[rule, test, kept.fingerprint, kept.date, kept.by].join('\t')];
  });
  return `${[columns.join('\t'), ...lines.toSorted()].join('\n')}\n`;
}

/** Returns the text for a reviewer: the words of the rule, then each test with the command that marks it as reviewed. */
export function reviewSheet({ id, rule }: Pick<Rule, 'id' | 'rule'>, pairs: readonly PairView[]): string {
  const sheets = pairs.map(({ test, state, review, text, fingerprint }) => {
    const by = review === null ? '' : ` (${review.date} by ${review.by})`;
    return [
      `${test}: ${state}${by}`,
      ...text.split('\n').map((line) => `    ${line}`),
      `  The test shows the rule: npm run trace -- --reviewed ${id} ${fingerprint}`,
    ].join('\n');
  });
  return [`${id} ${rule}`, ...(sheets.length === 0 ? ['No test claims it.'] : sheets)].join('\n\n');
}

const keyOf = ({ rule, test }: Pick<Pair, 'rule' | 'test'>): string => `${rule}\t${test}`;
