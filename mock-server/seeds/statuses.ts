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

/** Returns true for a loan on its way to funding, or funded, that has reached a status. */
export function hasReached(status: string | null, wanted: LoanStatus): boolean {
  const place = loanStatuses.findIndex((known) => known === status);
  return place >= loanStatuses.indexOf(wanted) && place <= loanStatuses.indexOf('Funded');
}
