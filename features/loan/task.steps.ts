import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { legacyAddress, legacyPages } from '../../contracts/api/legacy.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { expect } from '../support/users/expect.ts';
import { openAt, starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';
import { queueLoans, type StandardLoan, standardLoan } from '../support/vocabulary/standard-loans.ts';
import { hasHiddenFrame } from './open-loan.steps.ts';

class OpenedTask {
  /** The loan of the task that the scenario has opened. */
  loan: StandardLoan | undefined;
}

// At the app level, opens the address of the row, since scripts in frames do not run there.
When(
  'I open the task of {string}',
  starting(
    (borrower: string) => {
      const { accountId, taskId } = idsOf(standardLoan(borrower));
      return { at: paths.dashboardTask(accountId, taskId) };
    },
    async (start, borrower) => {
      const loan = standardLoan(borrower);
      world.on(OpenedTask).loan = loan;
      if (world.level === 'app') return openAt(start);
      const queue = world.browser.page.locator('main iframe').contentFrame();
      await queue.getByRole('row').filter({ hasText: borrower }).getByRole('link').click();
      await world.browser.seesTitle(titleOf(loan));
    },
  ),
);

Given('another task is open in a second tab', async () => {
  const { browser } = world;
  const { borrower, seed } = opened();
  const queue = seed.task?.queue ?? '';
  const other = queueLoans(queue).find((loan) => loan.borrower !== borrower);
  if (!other) throw new Error(`The queue ${queue} has no other task`);
  const { accountId, taskId } = idsOf(other);
  await browser.openSecondTab(paths.dashboardTask(accountId, taskId));
  await expect(browser.secondPage.getByRole('heading', { level: 1 })).toHaveText(titleOf(other));
  await expect(browser.secondPage).toHaveURL(browser.origin + paths.workQueue);
});

When('I follow {string} on the work order', (link: string) =>
  world.browser.frame(legacyPages.WorkOrderTask.title).getByRole('link', { name: link, exact: true }).click(),
);

Then('I see the work order of that task', async () => {
  const { title } = legacyPages.WorkOrderTask;
  const ids = idsOf(opened());
  const address = legacyAddress('WorkOrderTask', ids);
  await world.anyUser.seesTitle(titleOf(opened()));
  if (world.level === 'app') {
    world.user.hasFrame(title, address);
    const shown = world.user.frame(title).contentDocument?.body.textContent ?? '';
    return world.user.expect(shown.includes(String(ids.taskId)), `the work order of task ${ids.taskId}`);
  }
  const frame = world.browser.page.locator('main').getByTitle(title, { exact: true });
  await expect(frame).toHaveAttribute('src', address);
  await expect(frame).toHaveAttribute('data-loaded', 'true');
  await expect(frame.contentFrame().getByText(String(ids.taskId))).toBeVisible();
});

Then('I see the loan of that task', async () => {
  await world.anyUser.seesTitle(titleOf(opened()));
  await world.anyUser.seesRegion('Loan Details');
});

Then('the legacy application selects the task in a hidden frame', async () => {
  const { title } = legacyPages.SelectQueueTask;
  const { accountId, taskId } = idsOf(opened());
  await hasHiddenFrame(title, `/Search/SelectQueueTask?accountId=${accountId}&taskId=${taskId}`);
  if (world.level === 'app') return;
  const selection = world.browser.frame(title).getByText(/^Task \d+ is selected/);
  await expect(selection).toBeAttached();
});

const opened = (): StandardLoan => world.on(OpenedTask).loan ?? assert.fail('No task was opened');

const titleOf = ({ seed, borrower }: StandardLoan): string => `${seed.dashboard.loanNumber} ${borrower}`;

/** Returns the ids of the task of a loan. @throws {AssertionError} for a loan without a task */
function idsOf({ seed, borrower }: StandardLoan): { readonly accountId: number; readonly taskId: number } {
  const taskId = seed.task?.taskId ?? assert.fail(`The loan of ${borrower} has no task`);
  return { accountId: seed.generalAccountId, taskId };
}
