import type { Page } from '@playwright/test';
import { legacyAddress, legacyPages } from '../../../contracts/api/legacy.ts';
import { loanOperations } from '../../../contracts/operations/loan.ts';
import { addressOf } from '../../../contracts/operation.ts';
import type { TaskActions } from '../areas/tasks.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import { queueLoans, type StandardLoan, standardLoan } from '../standard-loans.ts';
import { frameOf } from './legacy.ts';
import { secondTabOf } from './second-tab.ts';
import { expect, type Visit } from './visit.ts';

export function taskActions(visit: Visit): Partial<TaskActions> {
  const { page } = visit;
  /** What was asked and what was answered, in order. */
  const heard: string[] = [];
  page.on('request', (request) => heard.push(`asked ${new URL(request.url()).pathname}`));
  page.on('response', (answer) => heard.push(`answered ${new URL(answer.url()).pathname}`));
  let opened: StandardLoan | undefined;
  let window: Page | undefined;
  const ids = () => {
    if (!opened?.seed.task) throw new Error('No task was opened');
    return { accountId: opened.seed.generalAccountId, taskId: opened.seed.task.taskId };
  };
  const titleOf = () => `${opened?.seed.dashboard.loanNumber} ${opened?.borrower}`;
  const workOrder = () => page.locator('main').getByTitle(legacyPages.WorkOrderTask.title, { exact: true });
  return {
    open: async (borrower) => {
      opened = standardLoan(borrower);
      const queue = page.locator('main iframe').contentFrame();
      await queue.getByRole('row').filter({ hasText: borrower }).getByRole('link').click();
      await visit.seesTitle(titleOf());
    },
    openOtherInSecondTab: async () => {
      const other = queueLoans(opened?.seed.task?.queue ?? '').find(
        (loan) => loan.borrower !== opened?.borrower,
      );
      if (!other?.seed.task) throw new Error('No other task waits in the queue of the one that is open');
      const tab = secondTabOf(visit);
      await tab.open(paths.dashboardTask(other.seed.generalAccountId, other.seed.task.taskId));
      const heading = tab.page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(`${other.seed.dashboard.loanNumber} ${other.borrower}`);
      await expect(tab.page).toHaveURL(visit.origin + paths.workQueue);
    },
    goToLoan: async () => {
      await frameOf(page, legacyPages.WorkOrderTask.title)
        .getByRole('link', { name: 'Open the loan' })
        .click();
      await expect(page.getByRole('region', { name: 'Loan Details' })).toBeVisible();
    },
    openWindow: async (name) => {
      const opening = page.waitForEvent('popup');
      await frameOf(page, legacyPages.WorkOrderTask.title).getByRole('link', { name, exact: true }).click();
      window = await opening;
    },

    seesWorkOrder: async () => {
      await visit.seesTitle(titleOf());
      await expect(workOrder()).toHaveAttribute('src', legacyAddress('WorkOrderTask', ids()));
      await expect(workOrder()).toHaveAttribute('data-loaded', 'true');
      await expect(workOrder().contentFrame().getByText(String(ids().taskId))).toBeVisible();
    },
    seesDashboard: async () => {
      await visit.seesTitle(titleOf());
      await expect(page.getByRole('region', { name: 'Loan Details' })).toBeVisible();
    },
    hasHiddenFrame: async () => {
      const frame = page.getByTitle(legacyPages.SelectQueueTask.title);
      await expect(frame).toHaveAttribute(
        'src',
        `/Search/SelectQueueTask?accountId=${ids().accountId}&taskId=${ids().taskId}`,
      );
      await expect(frame.contentFrame().getByText(/^Task \d+ is selected/)).toBeAttached();
      // A dot with its border, clipped away: too small for anybody to see.
      const box = await frame.boundingBox();
      expect(box?.width).toBeLessThan(10);
      expect(box?.height).toBeLessThan(10);
    },
    seesWindow: async (title, width, height) => {
      if (!window) throw new Error('No window was opened');
      const popup = window;
      await expect(popup.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect.poll(() => popup.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
      expect(new URL(popup.url()).searchParams.get('accountId')).toBe(String(ids().accountId));
    },
    askedForImages: async () => {
      const path = addressOf(loanOperations.getImageFlowAccess, { id: ids().accountId });
      expect(heard).toContain(`answered ${path}`);
    },
  };
}
