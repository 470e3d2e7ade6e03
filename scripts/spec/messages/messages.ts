import { type ProblemCode, problems } from '../../../contracts/problems.ts';
import { createScreen } from './create-screen.ts';
import { errorPage, stopped } from './pages.ts';
import { type MessageGroup, quotesOf } from './message.ts';
import { alertWindow, serverError } from './dialogs.ts';
import type { RuleView } from '../rules/rules.ts';

/** Every message of the product by where it appears, in the product's own words. */
export function messageGroups(rules: readonly RuleView[]): MessageGroup[] {
  const own = [errorPage(rules), serverError(rules), createScreen(rules), alertWindow(rules), stopped(rules)];
  const told = new Set(
    own.flatMap((group) => group.messages.flatMap((message) => [message.title, message.text])),
  );
  return [...own, elsewhere(rules, told)];
}

/** The problems of the server by status. */
export const problemList: readonly {
  readonly code: ProblemCode;
  readonly status: number;
  readonly title: string;
}[] = (Object.keys(problems) as ProblemCode[]).map((code) => ({ code, ...problems[code] }));

/** The messages that rules quote and that no other group shows. */
function elsewhere(rules: readonly RuleView[], told: ReadonlySet<string>): MessageGroup {
  const byText = new Map<string, RuleView[]>();
  for (const view of rules) {
    for (const quote of quotesOf(view.rule.rule)) {
      if (told.has(quote) || !isMessage(quote, view.rule.kind)) continue;
      byText.set(quote, [...(byText.get(quote) ?? []), view]);
    }
  }
  return {
    id: 'elsewhere',
    name: 'Everywhere else',
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
