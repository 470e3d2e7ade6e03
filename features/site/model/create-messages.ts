import { loanPurposes } from '../../../contracts/api/options.ts';
import { createFields } from '../../../contracts/fields/create-screen.ts';
import { addressFields } from '../../../contracts/fields/person.ts';
import type { SubmitResult } from '../../../web/pages/create-loan/submit.ts';
import {
  alreadyCreatedText,
  alreadyCreatedTitle,
  failureTitle,
  generalMessage,
  noticeOf,
} from '../../../web/pages/create-loan/submit-messages.ts';
import {
  constructionNote,
  isConstruction,
  messages as fieldMessages,
  noLicenseNote,
  tooLarge,
  tooLong,
  tooManyDecimals,
  wrongDigits,
} from '../../../web/pages/create-loan/messages.ts';
import type { RuleView } from './rules.ts';
import { type MessageGroup, rulesNamed, rulesSaying } from './message-group.ts';

/** Returns the messages of the create screen: below its fields, in notes, and after a failed creation. */
export function createScreen(rules: readonly RuleView[]): MessageGroup {
  const failures = [false, true].map((isLead) => ({
    title: failureTitle(isLead),
    text: `The message of the server or, without one: ${generalMessage(isLead)}`,
    when: `a ${isLead ? 'lead' : 'loan'} could not be created`,
    rules: rulesSaying(failureTitle(isLead), rules),
    subject: 'create failed',
  }));
  const alreadyCreated = [false, true].map((isLead) => ({
    title: alreadyCreatedTitle(isLead),
    text: alreadyCreatedText(isLead),
    when: 'a response was lost, and the form was edited and sent again',
    rules: [],
    subject: 'create already created',
  }));
  const notifications = leftCreations.map((result) => {
    const { title, text } = noticeOf(result, { isLead: false, borrower: 'Ada Newcomer' });
    const when =
      result.kind === 'created'
        ? 'the loan has been created'
        : 'the form was left while the loan was being created';
    return { title, text, when, rules: [] };
  });
  const underFields = [
    ...Object.values<string>(fieldMessages),
    ...limitMessages,
    tooLong(addressFields.city.maximum),
    tooManyDecimals(3),
  ].map((message) => ({
    title: message,
    text: '',
    when: 'under a field',
    rules: rulesSaying(message, rules),
  }));
  const constructionPurposes = loanPurposes.filter((purpose) => isConstruction(purpose));
  return {
    id: 'create-screen',
    name: 'The create screen',
    about: 'Messages below the fields, in notes, and after a failed creation.',
    messages: [
      ...underFields,
      {
        title: constructionNote,
        text: '',
        when: `the loan purpose is ${constructionPurposes.join(' or ')}`,
        rules: rulesNamed(['L-2.2-57', 'L-2.2-58', 'L-8.3-01'], rules),
      },
      { title: noLicenseNote, text: '', when: 'no licensed state', rules: rulesSaying(noLicenseNote, rules) },
      ...failures,
      ...alreadyCreated,
      ...notifications,
    ],
  };
}

/** The messages about a number of digits or a maximum, without duplicates. */
const limitMessages = new Set(
  Object.values(createFields).flatMap((field) => {
    if (field.kind === 'digits') return [wrongDigits(field.digits)];
    return 'decimals' in field && !field.isCalculated ? [tooLarge(field)] : [];
  }),
);

/** Results of a creation that arrive after the user has left the form. */
const leftCreations: readonly SubmitResult[] = [
  { kind: 'created', newApplyId: '' },
  { kind: 'refused', reason: null },
  { kind: 'unanswered', reason: null, traceId: null },
];
