import type { RuleView } from '../rules/rules.ts';

/** One message that users may read, with the rules that quote it. */
export interface ShownMessage {
  readonly title: string;
  readonly text: string;
  /** When it appears. */
  readonly when: string;
  readonly rules: readonly RuleView[];
  /** Caption of its picture, if it is not a picture of one of the rules. */
  readonly subject?: string;
}

/** The messages of one place of the product. */
export interface MessageGroup {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly messages: readonly ShownMessage[];
}

/** Returns the rules that quote a message. */
export function rulesSaying(message: string, rules: readonly RuleView[]): RuleView[] {
  const words = message.replace(/[:.\s]+$/, '');
  if (words === '') return [];
  return rules.filter(({ rule }) =>
    quotesOf(rule.rule).some((quote) => quote.replace(/[:.\s]+$/, '') === words),
  );
}

/** Returns the texts that a rule puts in quotes. */
export function quotesOf(rule: string): string[] {
  return [...rule.matchAll(/"([^"]+)"/g)].flatMap(([, quote]) => quote ?? []);
}
