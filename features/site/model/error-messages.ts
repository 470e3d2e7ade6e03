import { type ErrorText, errorTexts, notFound } from '../../../contracts/api/error-texts.ts';
import type { Message, MessageGroup } from './message-group.ts';
import { serverErrorText } from '../../../web/session/errors/support-text.ts';
import { startFailures, stillStarting } from '../../../web/app/start-failures.ts';
import { failedPages } from '../../../web/shared/failed-pages.ts';
import type { PersonaId } from '../../../contracts/api/personas.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import { imageFlowAccessOf } from '../../../mock-server/los/menus/image-flow-access.ts';
import { personas } from '../../../mock-server/los/seeds/personas.ts';
import { type AlertType, alertTypes, noAlert } from '../../../web/session/errors/alert.ts';

/** Returns the messages of the error page, one for each code. */
export function errorPage(): MessageGroup {
  return {
    id: 'error-page',
    name: 'The error page: /error/{code}',
    about:
      'Title and message by the code in the address, and a link to the start. It opens without sign-in (S-6-03); a signed-in user keeps the toolbar. Another code in the address changes the text at once (L-2.4-05).',
    messages: [
      ...Object.entries(errorTexts).map(([code, text]) => ({
        ...toMessage(text),
        about: `error:${code}`,
        subject: `error ${code}`,
        when: `/error/${code}`,
      })),
      {
        ...toMessage(notFound),
        about: 'error:other',
        when: '/error, and any other code',
      },
    ],
  };
}

function toMessage({ title, message }: ErrorText) {
  return { title, text: message };
}

/** Returns the messages of the server-error dialog, with and without its optional parts. */
export function serverError(): MessageGroup {
  const error = {
    traceId: '0001-000042',
    errorMessage: 'What the server said.',
    showErrorMessage: true,
    showTraceId: true,
    returnToDefault: false,
  };
  const number = '(206) 555-0199';
  const variants = [
    ['with a support number and a reference number', error, number, 'server error message and reference'],
    ['without a reference number', { ...error, showTraceId: false }, number, 'server error no reference'],
    ['without a support number', error, null, 'server error nobody to call'],
    [
      'without the server’s message',
      { ...error, showErrorMessage: false },
      number,
      'server error no message',
    ],
  ] as const;
  return {
    id: 'server-error',
    name: 'The server-error dialog',
    about:
      'The dialog opens once, even if several requests fail. Only operations that report their errors by this dialog open it.',
    messages: variants.map(([when, shown, support, subject]) => {
      const {
        title,
        message,
        support: advice,
        referenceNumber,
      } = serverErrorText(shown, {
        number: support,
        siteUrl: '',
      });
      const text = [message, `${advice}${referenceNumber ?? ''}`].filter((part) => part !== null).join(' ');
      return { about: named(subject), title, text, when, subject };
    }),
  };
}

const named = (subject: string): string => `message:${subject.replaceAll(' ', '-')}`;

/** Returns the messages of a failed startup, and of pages that cannot be shown. */
export function stopped(): MessageGroup {
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
      about: named(subject),
      title,
      text,
      when,
      subject,
    })),
  };
}

/** Returns the messages of the alert page: one for each type of alert, and the server's refusal of the image flow. */
export function alertWindow(): MessageGroup {
  return {
    id: 'alert-window',
    name: 'The alert window: /alert-message',
    about: 'One alert in a window of its own. The words on image flow are those of the mock server.',
    messages: [...alertTypes.map(alertOf), none, ...refusals()],
  };
}

function alertOf(type: AlertType): Message {
  return {
    title: `${type}: the stored title`,
    text: 'The stored description.',
    when: `session storage holds an alert of type ${type}`,
    about: `message:alert-${type.toLowerCase()}`,
    subject: `alert ${type.toLowerCase()}`,
  };
}

const none: Message = {
  ...noAlert,
  about: 'message:alert-none',
  when: 'session storage holds no alert',
  subject: 'alert none',
};

function refusals(): Message[] {
  const account: Account = {
    loanNumber: '1000123401',
    generalAccountId: 1,
    masterAccountId: 1,
    applicationIdentifier: 'sample',
    originatorUserId: 1,
    isLead: false,
    borrowerName: 'Sample Borrower',
  };
  const cases: readonly (readonly [when: string, account: Account, persona: PersonaId])[] = [
    ['the open loan is a lead', { ...account, isLead: true }, 'lending-staff'],
    ['the user may not add notes', account, 'no-create-features'],
    ['the loan is another originator’s', account, 'originator'],
  ];
  return cases.flatMap(([when, opened, persona]) => {
    const user = personas.find((one) => one.id === persona)?.user;
    const access = user && imageFlowAccessOf(opened, { user, userId: null });
    if (!access || access.hasPermission) return [];
    return {
      title: access.errorTitle ?? '',
      text: access.errorMessage ?? '',
      about: 'message:image-flow-denied',
      when: `image flow is opened, and ${when}`,
    };
  });
}
