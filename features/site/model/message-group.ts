import type { RuleView } from './rules.ts';

/** One message of the product, with the rules about it. */
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

/** Returns the rules with the given ids. */
export const rulesNamed = (ids: readonly string[], rules: readonly RuleView[]): RuleView[] =>
  rules.filter(({ rule }) => ids.includes(rule.id));
