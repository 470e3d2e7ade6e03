import { html } from '../../../html/html.ts';
import type { LegacyPageRenderer } from '../page/page.ts';
import { isAccountId } from './for-loan.ts';

/** Hidden frame of an open task: selects it in the older session, as the call of the same name does (C-04). */
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
