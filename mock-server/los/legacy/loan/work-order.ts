import { day, given, usd } from '../page/format.ts';
import { html } from '../../../platform/html/html.ts';
import { actions, facts, notice, routeButton, windowButton } from '../page/parts.ts';
import { forNamedLoan, isAccountId, titleOf } from './for-loan.ts';
import { closingOf, statusOf } from '../page/loan-chips.ts';

/**
 * The page of one task of a work queue, with its steps. _Open the loan_ leads to `/dashboard` without an id: opening
 * the loan by its id would close the task.
 */
export const workOrder = forNamedLoan(async ({ store, query, world }, loan) => {
  const { taskId } = query;
  const task = isAccountId(taskId) ? await store.tasks.find(Number(taskId)) : null;
  if (task?.generalAccountId !== loan.account.generalAccountId) {
    return notice(404, 'Task Not Found', "We couldn't find this task. Open the loan from its work queue.");
  }
  const { loanDetails, primaryBorrower } = loan.dashboard;
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
<h3>To do</h3>
<ol class="findings">${steps[task.queue].map((step) => html`<li>${step}</li>`)}</ol>
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

const steps = {
  Closing: ['Balance the Closing Disclosure with the title company.', 'Send the closing package.'],
  Funding: ['Review the signed closing package.', 'Order the wire.'],
  LoanOpener: [
    'Review the application against the supporting documents.',
    'Send the disclosures.',
    'Assign a processor.',
  ],
  Processor: ['Collect outstanding documents.', 'Order the appraisal and title.', 'Submit to underwriting.'],
  Underwriter: ['Review income, assets and the appraisal.', 'Record the decision and conditions.'],
} as const;
