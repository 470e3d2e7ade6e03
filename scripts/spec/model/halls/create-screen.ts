import { limits } from '../../../../contracts/api/limits.ts';
import { loanPurposes } from '../../../../contracts/api/options.ts';
import type { Attempt } from '../../../../web/create-loan/attempt.ts';
import { noticeOfLeftCreation } from '../../../../web/create-loan/left-creation.ts';
import { messages as fieldMessages, tooLong, tooManyDecimals } from '../../../../web/create-loan/messages.ts';
import { constructionNote, isConstruction, noLicenseNote } from '../../../../web/create-loan/notes.ts';
import {
  createdBeforeText,
  createdBeforeTitle,
  failureTitle,
  generalMessage,
} from '../../../../web/create-loan/outcome.ts';
import type { RuleView } from '../rules.ts';
import { type Hall, rulesSaying } from './hall.ts';

/** What the create screen says under its fields, as notes, and when nothing was created. */
export function createScreen(rules: readonly RuleView[]): Hall {
  const failures = [false, true].map((isLead) => ({
    title: failureTitle(isLead),
    text: `What the server said, or: ${generalMessage(isLead)}`,
    when: `a ${isLead ? 'lead' : 'loan'} could not be created`,
    rules: rulesSaying(failureTitle(isLead), rules),
    subject: 'create failed',
  }));
  const createdBefore = [false, true].map((isLead) => ({
    title: createdBeforeTitle(isLead),
    text: createdBeforeText(isLead),
    when: 'an answer was lost, and the form was edited and sent again',
    rules: [],
    subject: 'create created before',
  }));
  const notifications = leftCreations.map((attempt) => {
    const { title, text } = noticeOfLeftCreation(attempt, { isLead: false, borrower: 'Ada Newcomer' });
    return { title, text, when: 'the form was left while the loan was being created', rules: [] };
  });
  const underFields = [...Object.values<string>(fieldMessages), tooLong(limits.city), tooManyDecimals(3)].map(
    (message) => ({
      title: message,
      text: '',
      when: 'under a field',
      rules: rulesSaying(message, rules),
    }),
  );
  const constructionPurposes = loanPurposes.filter((purpose) => isConstruction(purpose));
  return {
    id: 'create-screen',
    name: 'The create screen',
    about: 'Under the fields, as notes, and when nothing was created.',
    exhibits: [
      ...underFields,
      {
        title: constructionNote,
        text: '',
        when: `the loan purpose is ${constructionPurposes.join(' or ')}`,
        rules: rules.filter(({ rule }) => /\bconstruction note\b|On a construction loan\b/.test(rule.rule)),
      },
      { title: noLicenseNote, text: '', when: 'no licensed state', rules: rulesSaying(noLicenseNote, rules) },
      ...failures,
      ...createdBefore,
      ...notifications,
    ],
  };
}

/** What may become of a creation whose form has been left. */
const leftCreations: readonly Attempt[] = [
  { kind: 'created', newApplyId: '' },
  { kind: 'refused', reason: null },
  { kind: 'unanswered', reason: null, traceId: null },
];
