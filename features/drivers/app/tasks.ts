import { legacyAddress, type LegacyPageName, legacyPages } from '../../../contracts/api/legacy.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import type { TaskActions } from '../areas/tasks.ts';
import { type StandardLoan, standardLoan } from '../standard-loans.ts';
import type { TabUser } from './tab-user.ts';

export function taskActions(user: TabUser): Partial<TaskActions> {
  let opened: StandardLoan | undefined;
  const ids = () => {
    if (!opened?.seed.task) throw new Error('No task was opened');
    return { accountId: opened.seed.generalAccountId, taskId: opened.seed.task.taskId };
  };
  const seesTitle = () => user.seesTitle(`${opened?.seed.dashboard.loanNumber} ${opened?.borrower}`);
  const frames = (page: LegacyPageName) => user.hasFrame(legacyPages[page].title, legacyAddress(page, ids()));
  return {
    open: async (borrower) => {
      opened = standardLoan(borrower);
      const { accountId, taskId } = ids();
      await user.open(paths.dashboardTask(accountId, taskId));
    },

    seesWorkOrder: async () => {
      seesTitle();
      frames('WorkOrderTask');
    },
    seesDashboard: async () => {
      seesTitle();
      user.seesText('Loan Details');
    },
    hasHiddenFrame: async () => frames('SelectQueueTask'),
  };
}
