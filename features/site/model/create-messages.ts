import { loanPurposes } from '../../../contracts/api/options.ts';
import { createFields } from '../../../contracts/fields/create-screen.ts';
import { amountFields } from '../../../contracts/fields/loan.ts';
import { addressFields, personFields } from '../../../contracts/fields/person.ts';
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
import { type MessageGroup, rulesNamed } from './message-group.ts';

/** Returns the messages of the create screen: below its fields, in notes, and after a failed creation. */
export function createScreen(rules: readonly RuleView[]): MessageGroup {
  const failures = [false, true].map((isLead) => ({
    title: failureTitle(isLead),
    text: `The message of the server or, without one: ${generalMessage(isLead)}`,
    when: `a ${isLead ? 'lead' : 'loan'} could not be created`,
    rules: rulesNamed(['L-4.6-07', isLead ? 'L-8.2-02' : 'L-8.2-01'], rules),
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
    rules: rulesNamed(rulesOfMessages[message] ?? [], rules),
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
      {
        title: noLicenseNote,
        text: '',
        when: 'no licensed state',
        rules: rulesNamed(['L-2.2-60', 'L-4.3-01', 'L-8.3-03'], rules),
      },
      ...failures,
      ...alreadyCreated,
      ...notifications,
    ],
  };
}

/** The rules about the messages below fields; the documents have no words for the others. */
const rulesOfMessages: Readonly<Record<string, readonly string[]>> = {
  [fieldMessages.required]: ['S-5-03', 'L-5.1-13'],
  [fieldMessages.invalid]: ['S-5-04', 'L-5.1-14'],
  [fieldMessages.email]: ['L-5.2-05'],
  [tooLarge(amountFields.interestRate)]: ['L-5.3-08'],
  [wrongDigits(personFields.taxIdentifier.digits)]: ['L-5.2-14'],
  [wrongDigits(personFields.cellPhone.digits)]: ['L-5.2-19'],
  [wrongDigits(addressFields.zipCode.digits)]: ['L-5.2-10'],
  [wrongDigits(addressFields.zipExtension.digits)]: ['L-5.2-11'],
};

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
