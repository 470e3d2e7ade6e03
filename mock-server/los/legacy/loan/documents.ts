import type { WorkQueueType } from '../../../../contracts/api/options.ts';
import { isFoundAbout } from '../../seeds/findings.ts';
import { hasReached } from '../../seeds/statuses.ts';
import type { OpenLoan } from '../../menus/loan-facts.ts';

/** A document of a loan. */
export interface LoanDocument {
  readonly name: string;
  readonly isReceived: boolean;
  /** The work queue that waits for the document, if any. */
  readonly queue?: WorkQueueType;
}

/**
 * Returns the documents of a loan that are received or due, in the order in which they come. What is received follows from
 * the loan itself; a document is due once the status has reached its queue, and never for a denied or withdrawn loan.
 */
export function documentsOf(loan: Pick<OpenLoan, 'dashboard' | 'file'>): LoanDocument[] {
  const { loanStatus, lockStatus } = loan.dashboard.loanDetails;
  const isDue = ({ queue }: LoanDocument): boolean =>
    queue === undefined ? lockStatus === 'Lock Requested' : hasReached(loanStatus, firstStatuses[queue]);
  return everyDocumentOf(loan).filter((document) => document.isReceived || isDue(document));
}

/** The status from which a work queue waits for its documents. */
const firstStatuses = {
  LoanOpener: 'Pre-Approval',
  Processor: 'Processing',
  Underwriter: 'In Underwriting',
  Closing: 'Clear to Close',
  Funding: 'Docs Signed',
} as const;

function everyDocumentOf({ dashboard, file }: Pick<OpenLoan, 'dashboard' | 'file'>): LoanDocument[] {
  const { applicationCriteria: criteria, loanDetails: details } = dashboard;
  const status = details.loanStatus;
  const { failures } = file.compliance;
  const isPurchase = details.loanPurpose === 'Purchase';
  return [
    {
      name: 'Signed application',
      isReceived: criteria.applicationDate !== null,
      queue: 'LoanOpener',
    },
    { name: 'Pay stubs', isReceived: criteria.hasMonthlyIncome, queue: 'LoanOpener' },
    {
      name: 'Identification',
      isReceived: criteria.hasSocialSecurityNumber && criteria.applicationDate !== null,
      queue: 'LoanOpener',
    },
    ...(isPurchase
      ? [
          {
            name: 'Purchase contract',
            isReceived: details.propertyAddressStreet !== null && criteria.applicationDate !== null,
            queue: 'Processor' as const,
          },
        ]
      : []),
    {
      name: 'Appraisal',
      // The value of an application is an estimate, and an appraisal is ordered only after it.
      isReceived:
        details.appraisedValue !== null && criteria.applicationDate !== null && status !== 'Application',
      queue: 'Processor',
    },
    {
      name: 'Lock confirmation',
      isReceived: details.lockExpiration !== null && details.lockStatus !== 'Lock Requested',
    },
    {
      name: 'Verification of income',
      isReceived:
        hasReached(status, 'Approved with Conditions') && !isFoundAbout(failures, 'Verification of income'),
      queue: 'Underwriter',
    },
    {
      name: 'Appraisal review',
      isReceived:
        hasReached(status, 'Approved with Conditions') && !isFoundAbout(failures, 'Appraisal review'),
      queue: 'Underwriter',
    },
    {
      name: 'Closing Disclosure',
      isReceived: hasReached(status, 'Docs Out') && !isFoundAbout(failures, 'Closing Disclosure'),
      queue: 'Closing',
    },
    {
      name: 'Title commitment',
      isReceived: hasReached(status, 'Clear to Close'),
      queue: 'Closing',
    },
    { name: 'Signed note', isReceived: hasReached(status, 'Docs Signed'), queue: 'Closing' },
    {
      name: 'Wire instructions',
      isReceived: hasReached(status, 'Clear to Fund'),
      queue: 'Funding',
    },
    { name: 'Wire confirmation', isReceived: hasReached(status, 'Funded'), queue: 'Funding' },
  ];
}

/** Returns the names of the documents that a work queue still waits for. */
export const outstandingFor = (queue: WorkQueueType, loan: Pick<OpenLoan, 'dashboard' | 'file'>): string[] =>
  documentsOf(loan)
    .filter((document) => document.queue === queue && !document.isReceived)
    .map(({ name }) => name);
