import { type ProblemCode, problems } from '../../../contracts/problems.ts';
import { alertWindow } from './halls/alert-window.ts';
import { createScreen } from './halls/create-screen.ts';
import { errorPage } from './halls/error-page.ts';
import { type Hall, quotesOf } from './halls/hall.ts';
import { serverError } from './halls/server-error.ts';
import { stopped } from './halls/stopped.ts';
import type { RuleView } from './rules.ts';

/** Every message of the product by where it appears, in the product's own words. */
export function halls(rules: readonly RuleView[]): Hall[] {
  const own = [errorPage(rules), serverError(rules), createScreen(rules), alertWindow(rules), stopped(rules)];
  const told = new Set(
    own.flatMap((hall) => hall.exhibits.flatMap((exhibit) => [exhibit.title, exhibit.text])),
  );
  return [...own, elsewhere(rules, told)];
}

/** The problems of the server by status. */
export const problemList: readonly {
  readonly code: ProblemCode;
  readonly status: number;
  readonly title: string;
}[] = (Object.keys(problems) as ProblemCode[]).map((code) => ({ code, ...problems[code] }));

/** What the catalogue quotes as said to somebody, and no other hall shows. */
function elsewhere(rules: readonly RuleView[], told: ReadonlySet<string>): Hall {
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
    about: 'What other rules put in quotes as said to somebody.',
    exhibits: [...byText].map(([title, saying]) => ({
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
