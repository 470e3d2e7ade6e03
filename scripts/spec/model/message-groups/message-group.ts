import type { RuleView } from '../rules.ts';

/** One message of the product, with the rules that quote it. */
export interface Message {
  readonly title: string;
  readonly text: string;
  /** When it appears. */
  readonly when: string;
  readonly rules: readonly RuleView[];
  /** What its picture is called, if it is not simply one of the rules'. */
  readonly subject?: string;
}

/** The messages of one place of the product. */
export interface MessageGroup {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly messages: readonly Message[];
}

/** Rules whose words contain a message. */
export function rulesSaying(message: string, rules: readonly RuleView[]): RuleView[] {
  const words = message.replace(/[:.\s]+$/, '');
  if (words === '') return [];
  return rules.filter(({ rule }) =>
    quotesOf(rule.rule).some((quote) => quote.replace(/[:.\s]+$/, '') === words),
  );
}

/** Texts that a rule puts in quotes. */
export function quotesOf(rule: string): string[] {
  return [...rule.matchAll(/"([^"]+)"/g)].flatMap(([, quote]) => quote ?? []);
}
