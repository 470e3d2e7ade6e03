import type { WorkQueueType } from '../../../../contracts/api/options.ts';
import type { LoanRow } from '../../../store/repositories/loan.ts';
import { officeDay } from '../../seeds/business-days.ts';
import { dayAt, given } from '../page/format.ts';
import { html } from '../../../platform/html/html.ts';
import type { WorldStore } from '../../../store/store.ts';
import { openLoanOf } from '../../menus/loan-facts.ts';
import { outstandingFor } from '../loan/documents.ts';
import { notAllowed } from '../page/notices.ts';
import type { LegacyPageRenderer } from '../page/page.ts';
import { actions, closePanelButton, type Column, nothing, notice, routeLink, table } from '../page/parts.ts';
import { nextClosingFirst, routeOf } from './columns.ts';
import { closingOf, statusOf } from '../page/loan-chips.ts';

/** Maximum number of rows; the queue itself has them all. */
const mostTasks = 25;

/**
 * The page of the user's work queue. Loan openers and processors see tasks; closers, funders and underwriters see
 * outstanding documents.
 */
export const workQueueDashboard: LegacyPageRenderer = async ({ store, user, world }) => {
  const queue = user.workQueueType;
  if (!user.hasWorkQueueDashboard) return notAllowed('the work-queue dashboard');
  if (queue === null) return notice(404, 'No Work Queue', "Your profile doesn't have a work queue.");
  const found = await store.loans.list({
    kind: 'loan',
    queue,
    limit: mostTasks + 1,
    today: officeDay(world.now()),
    ...(queue === 'Closing' && nextClosingFirst),
  });
  const rows = found.slice(0, mostTasks);
  const count =
    found.length > mostTasks ? `the first ${mostTasks} loans of the queue` : `${rows.length} in the queue`;
  const caption = `${isTaskQueue(queue) ? 'Tasks' : 'Outstanding documents'}, ${count}`;
  const close = actions(closePanelButton('workQueueDashboard'));
  if (rows.length === 0)
    return {
      content: html`${nothing('Your queue is empty. Loans that need your work appear here.')}${close}`,
    };
  const columns = isTaskQueue(queue)
    ? [number, ...taskColumns(world.now())]
    : [number, documentColumn(await outstandingByLoan(store, queue, rows, world.now()))];
  return {
    content: html`${table(caption, columns, rows)}${close}`,
  };
};

const isTaskQueue = (queue: WorkQueueType): boolean => queue === 'LoanOpener' || queue === 'Processor';

const number: Column<LoanRow> = {
  label: 'Loan Number',
  of: (row) => routeLink(row.loanNumber, routeOf(row)),
};

const taskColumns = (now: Date): readonly Column<LoanRow>[] => [
  { label: 'Task', of: ({ taskId }) => taskId },
  { label: 'Borrower', of: ({ borrowerName }) => given(borrowerName) },
  { label: 'Status', of: statusOf },
  { label: 'Waiting Since', of: ({ updatedAt }) => dayAt(updatedAt) },
  { label: 'Closing Date', of: (row) => closingOf(row, now) },
];

const documentColumn = (outstanding: ReadonlyMap<number, readonly string[]>): Column<LoanRow> => ({
  label: 'Documents',
  of: ({ generalAccountId }) => given(outstanding.get(generalAccountId)?.join(', ') || null),
});

async function outstandingByLoan(
  store: WorldStore,
  queue: WorkQueueType,
  rows: readonly LoanRow[],
  now: Date,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const loans = await Promise.all(
    rows.map(({ generalAccountId }) => openLoanOf(store, generalAccountId, now)),
  );
  return new Map(
    loans.flatMap((loan) =>
      loan === null ? [] : [[loan.account.generalAccountId, outstandingFor(queue, loan)] as const],
    ),
  );
}
