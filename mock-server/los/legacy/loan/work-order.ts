import { day, given, usd } from '../page/format.ts';
import { html } from '../../../platform/html/html.ts';
import { actions, facts, nothing, notice, routeButton, windowButton } from '../page/parts.ts';
import { outstandingFor } from './documents.ts';
import { forNamedLoan, isAccountId, titleOf } from './for-loan.ts';
import { closingOf, statusOf } from '../page/loan-chips.ts';

/**
 * The page of one task of a work queue: the compliance findings of the loan, and the documents that the queue waits for. _Open the loan_ leads to `/dashboard` without an id: opening
 * the loan by its id would close the task.
 */
export const workOrder = forNamedLoan(async ({ store, query, world }, loan) => {
  const { taskId } = query;
  const task = isAccountId(taskId) ? await store.tasks.find(Number(taskId)) : null;
  if (task?.generalAccountId !== loan.account.generalAccountId) {
    return notice(404, 'Task Not Found', "We couldn't find this task. Open the loan from its work queue.");
  }
  const { loanDetails, primaryBorrower } = loan.dashboard;
  const outstanding = [...loan.file.compliance.failures, ...outstandingFor(task.queue, loan)];
  const about = { accountId: String(loan.account.generalAccountId) };
  return {
    content: html`<h2>${titleOf(loan)}</h2>
${facts([
  ['Task', task.taskId],
  ['Queue', queueNames[task.queue]],
  ['Status', statusOf(loanDetails)],
  ['Loan purpose', given(loanDetails.loanPurpose)],
  ['Loan amount', usd(loanDetails.loanAmount)],
  ['Lock expiration', day(loanDetails.lockExpiration)],
  ['Closing date', closingOf(loanDetails, world.now())],
  ['Borrower’s phone', given(primaryBorrower.cellPhone ?? primaryBorrower.homePhone)],
  ['Borrower’s email', given(primaryBorrower.emailAddress)],
])}
<h3>Outstanding</h3>
${outstanding.length === 0 ? nothing('Nothing is outstanding.') : html`<ol class="findings">${outstanding.map((each) => html`<li>${each}</li>`)}</ol>`}
${actions(
  routeButton('Open the loan', '/dashboard'),
  routeButton('Back to the queue', queueRoutes[task.queue]),
  windowButton('View Notes', 'ViewNotes', about),
  windowButton('Images', 'ImageFlow', about),
)}`,
  };
});

const queueNames = {
  Closing: 'Closing',
  Funding: 'Funding',
  LoanOpener: 'Loan opening',
  Processor: 'Processing',
  Underwriter: 'Underwriting',
} as const;

const queueRoutes = {
  Closing: '/lf/closing-queue',
  Funding: '/lf/funding-queue',
  LoanOpener: '/lf/loan-opener-queue',
  Processor: '/lf/processor-queue',
  Underwriter: '/lf/underwriting-queue',
} as const;
