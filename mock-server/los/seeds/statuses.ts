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
