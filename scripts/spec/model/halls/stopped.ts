import { startFailures, stillStarting } from '../../../../web/app/start-failures.ts';
import { failedPages } from '../../../../web/shared/failed-pages.ts';
import type { RuleView } from '../rules.ts';
import { type Hall, rulesSaying } from './hall.ts';

/** Pages that say why there is nothing else to see: when the product does not start, and when one page cannot be shown. */
export function stopped(rules: readonly RuleView[]): Hall {
  const { insecure, download, signIn, repeated, framed, storageBlocked, unknown } = startFailures;
  const exhibits = [
    [stillStarting, 'the settings do not come for some seconds', 'still starting'],
    [insecure, 'the product is opened at an address that is not secure', 'insecure address'],
    [download, 'the product itself does not come, or half of it', 'product not downloaded'],
    [signIn, 'the settings of the sign-in, or the browser, do not allow a sign-in', 'sign in set up'],
    [repeated, 'a sign-in has failed for the third time in a row', 'sign in keeps failing'],
    [framed, 'somebody who is not signed in sees the product in a frame', 'framed and not signed in'],
    [storageBlocked, 'the browser refuses to keep anything for the session', 'nothing kept'],
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
    exhibits: exhibits.map(([{ title, text }, when, subject]) => ({
      title,
      text,
      when,
      rules: rulesSaying(title, rules),
      subject,
    })),
  };
}
