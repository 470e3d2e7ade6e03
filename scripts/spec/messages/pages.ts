import { startFailures, stillStarting } from '../../../web/app/start-failures.ts';
import { failedPages } from '../../../web/shared/failed-pages.ts';
import { type ErrorText, errorTexts, notFound } from '../../../contracts/api/error-texts.ts';
import type { RuleView } from '../rules/rules.ts';
import { type MessageGroup, quotesOf, rulesSaying } from './message.ts';

/** The error page, code by code. */
export function errorPage(rules: readonly RuleView[]): MessageGroup {
  const unknown = rules.filter(({ rule }) => quotesOf(rule.rule).includes(notFound.title));
  return {
    id: 'error-page',
    name: 'The error page: /error/{code}',
    about:
      'Title and message by the code in the address, and a way back to the start. It opens without sign-in (S-6-03); a signed-in user keeps the toolbar. Another code in the address changes the text at once (L-2.4-05).',
    messages: [
      ...Object.entries(errorTexts).map(([code, text]) => ({
        ...toExhibit(text),
        subject: `error ${code}`,
        when: `/error/${code}`,
        rules: rules.filter(({ rule }) => rule.id === text.rule),
      })),
      { ...toExhibit(notFound), when: '/error, and any other code', rules: unknown },
    ],
  };
}

function toExhibit({ title, message }: ErrorText) {
  return { title, text: message };
}

/** Pages that say why there is nothing else to see: when the product does not start, and when one page cannot be shown. */
export function stopped(rules: readonly RuleView[]): MessageGroup {
  const { insecure, download, signIn, repeated, framed, nothingKept, unknown } = startFailures;
  const messages = [
    [stillStarting, 'the settings do not come for some seconds', 'still starting'],
    [insecure, 'the product is opened at an address that is not secure', 'insecure address'],
    [download, 'the product itself does not come, or half of it', 'product not downloaded'],
    [signIn, 'the settings of the sign-in, or the browser, do not allow a sign-in', 'sign in set up'],
    [repeated, 'a sign-in has failed for the third time in a row', 'sign in keeps failing'],
    [framed, 'a user who is not signed in sees the product in a frame', 'framed and not signed in'],
    [nothingKept, 'the browser refuses to keep anything for the session', 'nothing kept'],
    [unknown, 'the product does not start for any other reason', 'product not started'],
    [failedPages.profile, 'the user cannot be loaded after the sign-in', 'profile missing'],
    [
      failedPages.landing,
      '/default: the session of the legacy application cannot be prepared',
      'landing failed',
    ],
    [failedPages.loanNotFound, 'the address names a loan that does not exist', 'loan not found'],
    [failedPages.download, 'one page does not come', 'page not downloaded'],
    [failedPages.broken, 'one page breaks', 'page failed'],
  ] as const;
  return {
    id: 'stopped',
    name: 'Instead of the product, or of a page',
    about: 'What stands there when nothing else can, with a way to go on wherever there is one.',
    messages: messages.map(([{ title, text }, when, subject]) => ({
      title,
      text,
      when,
      rules: rulesSaying(title, rules),
      subject,
    })),
  };
}
