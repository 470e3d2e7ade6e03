import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noticeOf } from './submit-messages.ts';
import type { SubmitResult } from './submit.ts';

const loan = { isLead: false, borrower: 'Ada Newcomer' };
const lead = { isLead: true, borrower: 'Leo Prospect' };
const link = (label: string) => ({ label, to: '/dashboard/APP-77' });

const examples: readonly (readonly [string, SubmitResult, typeof loan, ReturnType<typeof noticeOf>])[] = [
  [
    'a created lead is named, with a link to it',
    { kind: 'created', newApplyId: 'APP-77' },
    lead,
    {
      kind: 'success',
      title: 'Lead Created',
      text: 'The lead for Leo Prospect has been created.',
      link: link('Open the lead'),
    },
  ],
  [
    'a loan that an earlier request has created is marked as already created',
    { kind: 'already-created', newApplyId: 'APP-77' },
    loan,
    {
      kind: 'success',
      title: 'Loan Already Created',
      text: "Your first attempt created the loan for Ada Newcomer. The loan doesn't include changes you made after that.",
      link: link('Open the loan'),
    },
  ],
  [
    'the message has the reference number for support',
    { kind: 'unanswered', reason: null, traceId: 'T-1' },
    lead,
    {
      kind: 'error',
      title: 'Lead Not Confirmed',
      text: "We couldn't confirm the lead for Leo Prospect. Check the pipeline before creating it again. Reference number for support: T-1.",
    },
  ],
];

for (const [name, attempt, form, notice] of examples) {
  test(`[A-125] ${name}`, () => assert.deepEqual(noticeOf(attempt, form), notice));
}
