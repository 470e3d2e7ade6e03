import type { WorkQueueType } from '../../../contracts/api/options.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { paths } from '../../shared/routes/paths.ts';

/** The page that an open loan starts on. */
export type LoanLanding = 'Dashboard' | 'WorkOrder' | 'LeadSummary';

/**
 * The landing page of a loan: a lead has its summary whatever else holds (S-4.2-38), a task of an opener or processor
 * its work order, everything else the dashboard (S-4.2-07 to S-4.2-09).
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

/** Its route. */
export const loanLandingPaths: Readonly<Record<LoanLanding, string>> = {
  Dashboard: paths.dashboard,
  WorkOrder: paths.workQueue,
  LeadSummary: paths.leadSummary,
};

const ordering: readonly WorkQueueType[] = ['LoanOpener', 'Processor'];
