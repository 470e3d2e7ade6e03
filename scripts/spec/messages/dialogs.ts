import { serverErrorText } from '../../../web/errors/support-text.ts';
import type { PersonaId } from '../../../contracts/api/personas.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import { imageFlowAccessOf } from '../../../mock-server/los/menus/image-flow-access.ts';
import { personas } from '../../../mock-server/los/personas.ts';
import { type AlertType, alertTypes, noAlert } from '../../../web/errors/alert.ts';
import type { RuleView } from '../rules/rules.ts';
import type { ShownMessage, MessageGroup } from './message.ts';

/** The server-error dialog with all that it may and may not say. */
export function serverError(rules: readonly RuleView[]): MessageGroup {
  const error = {
    traceId: '0001-000042',
    errorMessage: 'What the server said.',
    showErrorMessage: true,
    showTraceId: true,
    returnToDefault: false,
  };
  const number = '(206) 555-0199';
  const inSections = (pattern: RegExp) =>
    rules.filter(
      ({ rule, section }) => (section === 'S-8' || section === 'S-2.6') && pattern.test(rule.rule),
    );
  const variants = [
    [
      'with a support number and a reference number',
      error,
      number,
      /^With showTraceId set|announced to the user/,
      'server error message and reference',
    ],
    [
      'without a reference number',
      { ...error, showTraceId: false },
      number,
      /^If there is no trace id/,
      'server error no reference',
    ],
    ['without a support number', error, null, /no support number/, 'server error nobody to call'],
    [
      'without the server’s message',
      { ...error, showErrorMessage: false },
      number,
      /unless showErrorMessage/,
      'server error no message',
    ],
  ] as const;
  return {
    id: 'server-error',
    name: 'The server-error dialog',
    about: 'Told once, however many calls fail, for every call whose failure belongs to the dialog.',
    messages: variants.map(([when, shown, support, pattern, subject]) => {
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
      return { title, text, when, rules: inSections(pattern), subject };
    }),
  };
}

/** The window that shows one alert: its types, and what the server says when it refuses image flow. */
export function alertWindow(rules: readonly RuleView[]): MessageGroup {
  const types = alertTypes.map((type) => alertOf(type, rules));
  return {
    id: 'alert-window',
    name: 'The alert window: /alert-message',
    about: 'One alert in a window of its own. The words on image flow are those of the reference server.',
    messages: [...types, none(rules), ...refusals(rules)],
  };
}

function alertOf(type: AlertType, rules: readonly RuleView[]): ShownMessage {
  return {
    title: `${type}: the title that was kept`,
    text: 'The description that was kept.',
    when: `session storage holds an alert of type ${type}`,
    rules: rules.filter(({ rule }) =>
      /\/alert-message\b.*\balert\b|^An alert message consists/.test(rule.rule),
    ),
    subject: `alert ${type.toLowerCase()}`,
  };
}

function none(rules: readonly RuleView[]): ShownMessage {
  return {
    ...noAlert,
    when: 'session storage holds no alert',
    rules: rules.filter(({ rule }) => /\balert\b.*\bsession storage\b/.test(rule.rule)),
    subject: 'alert none',
  };
}

function refusals(rules: readonly RuleView[]): ShownMessage[] {
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
      when: `image flow is opened, and ${when}`,
      rules: rules.filter(({ rule }) =>
        /image-flow (?:alert|access was refused)|refusal of image-flow/i.test(rule.rule),
      ),
    };
  });
}
