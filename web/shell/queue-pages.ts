import type { LegacyPageName } from '../../contracts/api/legacy.ts';
import type { WorkQueueType } from '../../contracts/api/options.ts';

/** The queue page of each kind of work-queue staff (S-2.3-06 to S-2.3-10, S-4.3-06 to S-4.3-10). */
const queuePages: Readonly<Record<WorkQueueType, LegacyPageName>> = {
  Closing: 'closing-queue',
  Funding: 'funding-queue',
  LoanOpener: 'loan-opener-queue',
  Processor: 'processor-queue',
  Underwriter: 'underwriting-queue',
};

/** The queue page of a user by their work queue; null for whoever works none, and for a queue nobody knows. */
export const queuePageOf = (workQueueType: string | null): LegacyPageName | null =>
  workQueueType !== null && Object.hasOwn(queuePages, workQueueType)
    ? queuePages[workQueueType as WorkQueueType]
    : null;

/** True for the page of a queue. */
export const isQueuePage = (page: LegacyPageName): boolean => Object.values(queuePages).includes(page);
