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
