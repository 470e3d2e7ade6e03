import type { WorkQueueType } from '../../../contracts/api/options.ts';
import type { LoanDetails } from '../../../contracts/operations/dashboard.ts';

/** The statuses of a loan, in their usual order. */
export const loanStatuses = [
  'Pre-Approval',
  'Application',
  'Processing',
  'In Underwriting',
  'Approved with Conditions',
  'Suspended',
  'Clear to Close',
  'Docs Out',
  'Docs Signed',
  'Clear to Fund',
  'Funded',
  'Denied',
  'Withdrawn',
] as const;

export const leadStatuses = ['Lead', 'Contacted', 'Prequalified'] as const;

type LoanStatus = (typeof loanStatuses)[number];

/** The statuses on the way to funding, in their order. */
const wayToFunding = loanStatuses.slice(0, loanStatuses.indexOf('Funded') + 1);

/** Returns true for a loan on its way to funding, or funded, that has reached a status. A suspended one is in underwriting. */
export function hasReached(
  status: string | null,
  wanted: Exclude<LoanStatus, 'Denied' | 'Withdrawn'>,
): boolean {
  const present = status === 'Suspended' ? 'In Underwriting' : status;
  return wayToFunding.findIndex((known) => known === present) >= wayToFunding.indexOf(wanted);
}

/** The work queue in which the loans of a status wait. */
const queues: { readonly [Status in LoanStatus]?: WorkQueueType } = {
  Application: 'LoanOpener',
  Processing: 'Processor',
  'In Underwriting': 'Underwriter',
  'Approved with Conditions': 'Underwriter',
  Suspended: 'Underwriter',
  'Clear to Close': 'Closing',
  'Docs Out': 'Closing',
  'Docs Signed': 'Funding',
  'Clear to Fund': 'Funding',
};

/**
 * Returns the work queue of a loan; null for one that waits for no one here. Another lender underwrites, closes and funds a
 * brokered loan.
 */
export function queueOf({
  loanStatus,
  originationType,
}: Pick<LoanDetails, 'loanStatus' | 'originationType'>): WorkQueueType | null {
  const queue = queues[loanStatus as LoanStatus] ?? null;
  const isElsewhere = originationType === 'Brokered Out' && queue !== 'LoanOpener' && queue !== 'Processor';
  return isElsewhere ? null : queue;
}

/** Returns true for a loan that was funded, denied or withdrawn. */
export const isFinished = (status: string | null): boolean =>
  status === 'Funded' || status === 'Denied' || status === 'Withdrawn';
