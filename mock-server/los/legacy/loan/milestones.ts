import { hasReached } from '../../seeds/statuses.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { OpenLoan } from '../../menus/loan-facts.ts';
import { day } from '../page/format.ts';
import { chip, table } from '../page/parts.ts';

interface Milestone {
  readonly name: string;
  readonly on: string | null;
  readonly isReached: boolean;
}

/** Renders the steps that a loan has reached, with the days that are known. A denied or withdrawn loan ends with that. */
export function milestones(loan: OpenLoan): Html {
  const { applicationCriteria, loanDetails } = loan.dashboard;
  const { loanStatus, closingDate, final, lockStatus } = loanDetails;
  const { applicationDate } = applicationCriteria;
  const isLocked = lockStatus === 'Locked';
  const rows: readonly Milestone[] = [
    { name: 'Application', on: applicationDate, isReached: applicationDate !== null },
    { name: 'Rate locked', on: isLocked ? loan.file.lockDate : null, isReached: isLocked },
    {
      name: 'Submitted to underwriting',
      on: null,
      isReached: loanStatus === 'Denied' || hasReached(loanStatus, 'In Underwriting'),
    },
    { name: 'Approved', on: null, isReached: hasReached(loanStatus, 'Approved with Conditions') },
    { name: 'Clear to close', on: null, isReached: hasReached(loanStatus, 'Clear to Close') },
    { name: 'Documents sent', on: null, isReached: hasReached(loanStatus, 'Docs Out') },
    { name: 'Closing', on: closingDate, isReached: hasReached(loanStatus, 'Docs Signed') },
    { name: 'Funded', on: final, isReached: hasReached(loanStatus, 'Funded') },
  ];
  return table(
    'Milestones',
    [
      { label: 'Milestone', of: ({ name }: Milestone) => name },
      { label: 'Date', of: ({ on }) => day(on) },
      { label: 'Status', of: ({ isReached }) => (isReached ? chip('Done', 'pass') : chip('Open')) },
    ],
    loanStatus === 'Denied' || loanStatus === 'Withdrawn'
      ? [...rows.filter(({ isReached }) => isReached), { name: loanStatus, on: null, isReached: true }]
      : rows,
  );
}
