import { html } from '../../../platform/html/html.ts';
import type { LegacyPageRenderer } from '../page/page.ts';
import { isAccountId } from './for-loan.ts';

/**
 * The hidden frame of an open loan. Selects the loan in the legacy session, as the operation selectLoan does (C-03).
 */
export const selectLoan: LegacyPageRenderer = async ({ store, objectId, query }) => {
  const accountId = query['accountId'];
  if (!isAccountId(accountId)) {
    return { status: 400, content: html`<p>accountId must be the number of an account.</p>` };
  }
  const account = await store.loans.account({ generalAccountId: Number(accountId) });
  if (!account) return { status: 404, content: html`<p>Loan ${accountId} was not found.</p>` };
  await store.sessions.keepLoanSelected(objectId, account.generalAccountId);
  return { content: html`<p>Loan ${account.loanNumber} is selected.</p>` };
};

/**
 * The hidden frame of an open task. Selects the task in the legacy session, as the operation selectQueueTask does
 * (C-04).
 */
export const selectQueueTask: LegacyPageRenderer = async ({ store, objectId, query }) => {
  const { accountId, taskId } = query;
  if (!isAccountId(accountId) || !isAccountId(taskId)) {
    return { status: 400, content: html`<p>accountId and taskId must be numbers.</p>` };
  }
  const task = await store.tasks.find(Number(taskId));
  if (task?.generalAccountId !== Number(accountId)) {
    return { status: 404, content: html`<p>Loan ${accountId} has no task ${taskId}.</p>` };
  }
  await store.sessions.selectTask(objectId, task);
  return { content: html`<p>Task ${taskId} is selected.</p>` };
};
