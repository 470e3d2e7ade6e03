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
import type { MessageGroup } from './message-group.ts';

/** Returns the messages of the create screen: below its fields, in notes, and after a failed creation. */
export function createScreen(): MessageGroup {
  const failures = [false, true].map((isLead) => ({
    title: failureTitle(isLead),
    text: `The message of the server or, without one: ${generalMessage(isLead)}`,
    when: `a ${isLead ? 'lead' : 'loan'} could not be created`,
    about: isLead ? 'message:create-lead-failed' : 'message:create-loan-failed',
    subject: 'create failed',
  }));
  const alreadyCreated = [false, true].map((isLead) => ({
    title: alreadyCreatedTitle(isLead),
    text: alreadyCreatedText(isLead),
    when: 'a response was lost, and the form was edited and sent again',
    about: 'message:already-created',
    subject: 'create already created',
  }));
  const notifications = leftCreations.map((result) => {
    const { title, text } = noticeOf(result, { isLead: false, borrower: 'Ada Newcomer' });
    const when =
      result.kind === 'created'
        ? 'the loan has been created'
        : 'the form was left while the loan was being created';
    return { about: `message:left-${result.kind}`, title, text, when };
  });
  const underFields = [...namesOfTexts].map(([text, name]) => ({
    about: `message:${name}`,
    title: text,
    text: '',
    when: 'under a field',
  }));
  const constructionPurposes = loanPurposes.filter((purpose) => isConstruction(purpose));
  return {
    id: 'create-screen',
    name: 'The create screen',
    about: 'Messages below the fields, in notes, and after a failed creation.',
    messages: [
      ...underFields,
      {
        about: 'message:construction-note',
        title: constructionNote,
        text: '',
        when: `the loan purpose is ${constructionPurposes.join(' or ')}`,
      },
      {
        about: 'message:no-license-note',
        title: noLicenseNote,
        text: '',
        when: 'no licensed state',
      },
      ...failures,
      ...alreadyCreated,
      ...notifications,
    ],
  };
}

/** The messages below fields, without duplicates, each with its name. */
const namesOfTexts: ReadonlyMap<string, string> = new Map<string, string>([
  ...Object.entries<string>(fieldMessages).map(([name, text]) => [text, name] as const),
  ...Object.values(createFields).flatMap((field): [string, string][] => {
    if (field.kind === 'digits') return [[wrongDigits(field.digits), `not-${field.digits}-digits`]];
    if (!('decimals' in field) || field.isCalculated) return [];
    return [[tooLarge(field), `above-${field.maximum}`]];
  }),
  [tooLong(addressFields.city.maximum), 'too-long'],
  [tooManyDecimals(3), 'too-many-decimals'],
]);

/** Results of a creation that arrive after the user has left the form. */
const leftCreations: readonly SubmitResult[] = [
  { kind: 'created', newApplyId: '' },
  { kind: 'refused', reason: null },
  { kind: 'unanswered', reason: null, traceId: null },
];
