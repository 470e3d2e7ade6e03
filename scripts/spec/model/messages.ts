import { type ProblemCode, problems } from '../../../contracts/problems.ts';
import { alertWindow } from './message-groups/alert-window.ts';
import { createScreen } from './message-groups/create-screen.ts';
import { errorPage } from './message-groups/error-page.ts';
import { type MessageGroup, quotesOf } from './message-groups/message-group.ts';
import { serverError } from './message-groups/server-error.ts';
import { stopped } from './message-groups/stopped.ts';
import type { RuleView } from './rules.ts';

/** The messages of the product by where they appear. */
export function messageGroups(rules: readonly RuleView[]): MessageGroup[] {
  const own = [errorPage(rules), serverError(rules), createScreen(rules), alertWindow(rules), stopped(rules)];
  const shown = new Set(
    own.flatMap((group) => group.messages.flatMap((message) => [message.title, message.text])),
  );
  return [...own, elsewhere(rules, shown)];
}

/** The problems of the server by status. */
export const problemList: readonly {
  readonly code: ProblemCode;
  readonly status: number;
  readonly title: string;
}[] = (Object.keys(problems) as ProblemCode[]).map((code) => ({ code, ...problems[code] }));

/** The messages that the catalogue quotes and no other group has. */
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

/** Values and names of buttons are in quotes too; a message is a sentence, or speaks of an error. */
function isMessage(quote: string, kind: string): boolean {
  const words = quote.split(/\s+/).length;
  return words >= 4 || (words >= 2 && (kind === 'error' || kind === 'validation'));
}
