import type { PersonaId } from '../../../../contracts/api/personas.ts';
import type { Account } from '../../../../contracts/operations/loan.ts';
import { imageFlowAccessOf } from '../../../../mock-server/los/menus/image-flow-access.ts';
import { personas } from '../../../../mock-server/seeds/personas.ts';
import { type AlertType, alertTypes, noAlert } from '../../../../web/errors/alert.ts';
import type { RuleView } from '../../rules/rules.ts';
import type { Message, MessageGroup } from './message-group.ts';

/** Returns the messages of the alert page: one for each type of alert, and the server's refusal of the image flow. */
export function alertWindow(rules: readonly RuleView[]): MessageGroup {
  const types = alertTypes.map((type) => alertOf(type, rules));
  return {
    id: 'alert-window',
    name: 'The alert window: /alert-message',
    about: 'One alert in a window of its own. The words on image flow are those of the mock server.',
    messages: [...types, none(rules), ...refusals(rules)],
  };
}

function alertOf(type: AlertType, rules: readonly RuleView[]): Message {
  return {
    title: `${type}: the stored title`,
    text: 'The stored description.',
    when: `session storage holds an alert of type ${type}`,
    rules: rules.filter(({ rule }) =>
      /\/alert-message\b.*\balert\b|^An alert message consists/.test(rule.rule),
    ),
    subject: `alert ${type.toLowerCase()}`,
  };
}

function none(rules: readonly RuleView[]): Message {
  return {
    ...noAlert,
    when: 'session storage holds no alert',
    rules: rules.filter(({ rule }) => /\balert\b.*\bsession storage\b/.test(rule.rule)),
    subject: 'alert none',
  };
}

function refusals(rules: readonly RuleView[]): Message[] {
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
