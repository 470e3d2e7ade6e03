import type { WorkQueueType } from '../../../../contracts/api/options.ts';
import { isFoundAbout } from '../../seeds/findings.ts';
import { hasReached } from '../../seeds/statuses.ts';
import type { OpenLoan } from '../../menus/loan-facts.ts';

/** A document of a loan. */
export interface LoanDocument {
  readonly name: string;
  readonly pages: number;
  readonly isReceived: boolean;
  /** The work queue that waits for the document, if any. */
  readonly queue?: WorkQueueType;
}

/** Returns the documents of a loan, in the order in which they come. What is received follows from the loan itself. */
export function documentsOf({ dashboard, file }: Pick<OpenLoan, 'dashboard' | 'file'>): LoanDocument[] {
  const { applicationCriteria: criteria, loanDetails: details } = dashboard;
  const status = details.loanStatus;
  const { failures } = file.compliance;
  const isPurchase = details.loanPurpose === 'Purchase';
  return [
    {
      name: 'Signed application',
      pages: 9,
      isReceived: criteria.applicationDate !== null,
      queue: 'LoanOpener',
    },
    { name: 'Pay stubs', pages: 4, isReceived: criteria.hasMonthlyIncome, queue: 'LoanOpener' },
    {
      name: 'Identification',
      pages: 2,
      isReceived: criteria.hasSocialSecurityNumber && criteria.applicationDate !== null,
      queue: 'LoanOpener',
    },
    ...(isPurchase
      ? [
          {
            name: 'Purchase contract',
            pages: 12,
            isReceived: details.propertyAddressStreet !== null && criteria.applicationDate !== null,
            queue: 'Processor' as const,
          },
        ]
      : []),
    {
      name: 'Appraisal',
      pages: 31,
      // The value of an application is an estimate, and an appraisal is ordered only after it.
      isReceived:
        details.appraisedValue !== null && criteria.applicationDate !== null && status !== 'Application',
      queue: 'Processor',
    },
    {
      name: 'Lock confirmation',
      pages: 1,
      isReceived: details.lockExpiration !== null && details.lockStatus !== 'Lock Requested',
    },
    {
      name: 'Verification of income',
      pages: 6,
      isReceived:
        hasReached(status, 'Approved with Conditions') && !isFoundAbout(failures, 'Verification of income'),
      queue: 'Underwriter',
    },
    {
      name: 'Appraisal review',
      pages: 3,
      isReceived:
        hasReached(status, 'Approved with Conditions') && !isFoundAbout(failures, 'Appraisal review'),
      queue: 'Underwriter',
    },
    {
      name: 'Closing Disclosure',
      pages: 5,
      isReceived: hasReached(status, 'Docs Out') && !isFoundAbout(failures, 'Closing Disclosure'),
      queue: 'Closing',
    },
    {
      name: 'Title commitment',
      pages: 8,
      isReceived: hasReached(status, 'Clear to Close'),
      queue: 'Closing',
    },
    { name: 'Signed note', pages: 3, isReceived: hasReached(status, 'Docs Signed'), queue: 'Closing' },
    {
      name: 'Wire instructions',
      pages: 1,
      isReceived: hasReached(status, 'Clear to Fund'),
      queue: 'Funding',
    },
    { name: 'Wire confirmation', pages: 1, isReceived: hasReached(status, 'Funded'), queue: 'Funding' },
  ];
}

/** Returns the names of the documents that a work queue still waits for. */
export const outstandingFor = (queue: WorkQueueType, loan: Pick<OpenLoan, 'dashboard' | 'file'>): string[] =>
  documentsOf(loan)
    .filter((document) => document.queue === queue && !document.isReceived)
    .map(({ name }) => name);
