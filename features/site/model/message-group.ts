import type { RuleView } from './rules.ts';

/** One message of the product, with the rules that quote it. */
export interface Message {
  readonly title: string;
  readonly text: string;
  /** When the message appears, in words. */
  readonly when: string;
  readonly rules: readonly RuleView[];
  /** Subject of the picture that shows the message. Default: a picture of one of `rules`. */
  readonly subject?: string;
}

/** The messages of one page or dialog of the product. */
export interface MessageGroup {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly messages: readonly Message[];
}

/** Returns the rules that quote a message. */
export function rulesSaying(message: string, rules: readonly RuleView[]): RuleView[] {
  const words = message.replace(/[:.\s]+$/, '');
  if (words === '') return [];
  return rules.filter(({ rule }) =>
    quotesOf(rule.rule).some((quote) => quote.replace(/[:.\s]+$/, '') === words),
  );
}

/** Returns the rules with the given ids. */
export const rulesNamed = (ids: readonly string[], rules: readonly RuleView[]): RuleView[] =>
  rules.filter(({ rule }) => ids.includes(rule.id));

/** Returns the texts in quotation marks in the words of a rule. */
export function quotesOf(rule: string): string[] {
  return [...rule.matchAll(/"([^"]+)"/g)].flatMap(([, quote]) => quote ?? []);
}
