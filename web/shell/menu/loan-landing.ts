import type { WorkQueueType } from '../../../contracts/api/options.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { paths } from '../../shared/routes/paths.ts';

/** First page of an open loan. */
type LoanLanding = 'Dashboard' | 'WorkOrder' | 'LeadSummary';

/**
 * Returns the first page of a loan: the summary for a lead, the work order for a task of a loan opener or processor,
 * and the dashboard for other loans.
 */
export function loanLandingOf(
  { isLead }: Pick<Account, 'isLead'>,
  { workQueueType }: Pick<User, 'workQueueType'>,
  taskId: number | null,
): LoanLanding {
  if (isLead) return 'LeadSummary';
  const worksOnOrders = ordering.some((type) => type === workQueueType);
  return taskId !== null && worksOnOrders ? 'WorkOrder' : 'Dashboard';
}

/** Routes of the first pages of a loan. */
export const loanLandingPaths: Readonly<Record<LoanLanding, string>> = {
  Dashboard: paths.dashboard,
  WorkOrder: paths.workQueue,
  LeadSummary: paths.leadSummary,
};

/**
 * Returns the address of a link to a page of the open loan. The routes of its pages have no id, so a link has the
 * address that opens the loan in any tab. Other paths stay as they are.
 * @param taskId the task of the loan; null for none
 */
export function loanAddressOf(path: string, account: Account | null, taskId: number | null): string {
  if (!account) return path;
  const { generalAccountId, applicationIdentifier } = account;
  if (path === paths.workQueue && taskId !== null) return paths.dashboardTask(generalAccountId, taskId);
  const isOfLoan = Object.values(loanLandingPaths).includes(path);
  return isOfLoan && applicationIdentifier !== '' ? paths.dashboardOf(applicationIdentifier) : path;
}

const ordering: readonly WorkQueueType[] = ['LoanOpener', 'Processor'];
