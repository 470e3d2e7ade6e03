import { startFailures, stillStarting } from '../../../../web/app/start-failures.ts';
import { failedPages } from '../../../../web/shared/failed-pages.ts';
import type { RuleView } from '../../rules/rules.ts';
import { type MessageGroup, rulesSaying } from './message-group.ts';

/** Returns the messages of a failed startup, and of pages that cannot be shown. */
export function stopped(rules: readonly RuleView[]): MessageGroup {
  const { insecure, download, signIn, repeated, framed, storageBlocked, unknown } = startFailures;
  const messages = [
    [stillStarting, 'the settings take more than some seconds', 'still starting'],
    [insecure, 'the product is opened at an address that is not secure', 'insecure address'],
    [download, 'the scripts of the product cannot be loaded', 'product not downloaded'],
    [signIn, 'the settings of the sign-in, or the browser, do not allow a sign-in', 'sign in set up'],
    [repeated, 'a sign-in has failed for the third time in a row', 'sign in keeps failing'],
    [framed, 'the product is in a frame and the user is not signed in', 'framed and not signed in'],
    [storageBlocked, 'the browser blocks storage', 'nothing kept'],
    [unknown, 'the product does not start for any other reason', 'product not started'],
    [failedPages.profile, 'the user cannot be loaded after the sign-in', 'profile missing'],
    [
      failedPages.landing,
      '/default: the session of the legacy application cannot be prepared',
      'landing failed',
    ],
    [failedPages.loanNotFound, 'the address names a loan that does not exist', 'loan not found'],
    [failedPages.download, 'the scripts of a page cannot be loaded', 'page not downloaded'],
    [failedPages.broken, 'a page throws an error', 'page failed'],
  ] as const;
  return {
    id: 'stopped',
    name: 'Failed start and failed pages',
    about: 'Shown when the product or a page cannot be loaded, and how the user can go on, if possible.',
    messages: messages.map(([{ title, text }, when, subject]) => ({
      title,
      text,
      when,
      rules: rulesSaying(title, rules),
      subject,
    })),
  };
}
