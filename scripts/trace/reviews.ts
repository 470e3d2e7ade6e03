import { createHash } from 'node:crypto';
import type { Rule } from './catalogue.ts';
import { readTable, type Table } from './table.ts';

/** A rule's words were read beside what shows it. */
export interface Review {
  readonly rule: string;
  /** Of the words that were read; see `hashOfRule`. */
  readonly hash: string;
  readonly place: string;
}

/** Where the marks of review stand, from the root. */
export const reviewFile = 'features/rules/reviewed.tsv';

/** Reads the marks of review: tab-separated, header `rule hash`. */
export function readReviews(file: string, text: string): Table<Review> {
  return readTable(file, text, ['rule', 'hash'], ([rule, hash], place) => ({ rule, hash, place }));
}

/** Twelve hexadecimal digits of a rule's kind and words. Its place in the file does not count. */
export function hashOfRule({ kind, rule }: Pick<Rule, 'kind' | 'rule'>): string {
  return createHash('sha256').update(`${kind}\t${rule}`).digest('hex').slice(0, 12);
}

/** Ids of the rules whose words are not the reviewed ones: changed since, or never read. */
export function rulesToReview(rules: readonly Rule[], reviews: readonly Review[]): Set<string> {
  const reviewed = new Map(reviews.map(({ rule, hash }) => [rule, hash]));
  return new Set(rules.filter((rule) => reviewed.get(rule.id) !== hashOfRule(rule)).map(({ id }) => id));
}

/** The marks as text, with some rules marked as they are now. Marks of rules that are gone are left out. */
export function withReviewed(
  rules: readonly Rule[],
  reviews: readonly Review[],
  marked: ReadonlySet<string>,
): string {
  const before = new Map(reviews.map(({ rule, hash }) => [rule, hash]));
  const lines = rules.flatMap((rule) => {
    const hash = marked.has(rule.id) ? hashOfRule(rule) : before.get(rule.id);
    return hash === undefined ? [] : [`${rule.id}\t${hash}`];
  });
  return `${['rule\thash', ...lines.toSorted()].join('\n')}\n`;
}

/** What is wrong with the marks, one line each. A change of words without a look at what shows the rule is a defect. */
export function reviewFindings(
  rules: readonly Rule[],
  reviews: readonly Review[],
  sourcesOf: (rule: string) => readonly string[],
): string[] {
  const toReview = rulesToReview(rules, reviews);
  const marked = new Set(reviews.map((review) => review.rule));
  const known = new Set(rules.map((rule) => rule.id));
  return [
    ...rules
      .filter((rule) => toReview.has(rule.id))
      .map(({ id, place }) => {
        const sources = sourcesOf(id);
        const what = marked.has(id) ? 'has other words than when it was reviewed' : 'was never reviewed';
        const shows =
          sources.length === 0 ? 'nothing shows it' : `see that ${sources.join(', ')} still shows it`;
        return `${place} ${id} ${what}: ${shows}, then npm run trace -- --reviewed ${id}`;
      }),
    ...reviews
      .filter((review) => !known.has(review.rule))
      .map(
        ({ rule, place }) =>
          `${place} ${rule} is not in the catalogue: take the line out, as --reviewed does with any rule`,
      ),
  ];
}
