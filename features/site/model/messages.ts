import { type ProblemCode, problems } from '../../../contracts/problems.ts';
import { alertWindow, errorPage, serverError, stopped } from './error-messages.ts';
import { createScreen } from './create-messages.ts';
import { type MessageGroup, quotesOf } from './message-group.ts';
import type { RuleView } from './rules.ts';

/** Returns the messages of the product, grouped by the page or dialog that shows them. */
export function messageGroups(rules: readonly RuleView[]): MessageGroup[] {
  const own = [errorPage(rules), serverError(rules), createScreen(rules), alertWindow(rules), stopped(rules)];
  const shown = new Set(
    own.flatMap((group) => group.messages.flatMap((message) => [message.title, message.text])),
  );
  return [...own, elsewhere(rules, shown)];
}

/** All problems of the server, in the order of the table in contracts. */
export const problemList: readonly {
  readonly code: ProblemCode;
  readonly status: number;
  readonly title: string;
}[] = (Object.keys(problems) as ProblemCode[]).map((code) => ({ code, ...problems[code] }));

/** Returns the quoted messages that are in no other group. */
function elsewhere(rules: readonly RuleView[], shown: ReadonlySet<string>): MessageGroup {
  const byText = new Map<string, RuleView[]>();
  for (const view of rules) {
    for (const quote of quotesOf(view.rule.rule)) {
      if (shown.has(quote) || !isMessage(quote, view.rule.kind)) continue;
      byText.set(quote, [...(byText.get(quote) ?? []), view]);
    }
  }
  return {
    id: 'elsewhere',
    name: 'Other messages',
    about: 'Messages that other rules quote.',
    messages: [...byText].map(([title, saying]) => ({
      title,
      text: '',
      when: [...new Set(saying.map((view) => view.area))].join(', '),
      rules: saying,
    })),
  };
}

/**
 * Returns true if a quoted text is a message: a sentence, or a shorter text in a rule about errors. Other quotes are
 * values and names of buttons.
 */
function isMessage(quote: string, kind: string): boolean {
  const words = quote.split(/\s+/).length;
  return words >= 4 || (words >= 2 && (kind === 'error' || kind === 'validation'));
}
