import type { LegacyPageName } from '../../../contracts/api/legacy.ts';
import type { WorkQueueType } from '../../../contracts/api/options.ts';

/** Returns the work queue of the user's kind of staff; the loan pipeline for other users (S-4.3-06 to S-4.3-11). */
export function pipelineOf(workQueueType: string | null): LegacyPageName {
  return isQueue(workQueueType) ? queues[workQueueType] : 'loan-pipeline';
}

const queues: Readonly<Record<WorkQueueType, LegacyPageName>> = {
  Closing: 'closing-queue',
  Funding: 'funding-queue',
  LoanOpener: 'loan-opener-queue',
  Processor: 'processor-queue',
  Underwriter: 'underwriting-queue',
};

function isQueue(workQueueType: string | null): workQueueType is WorkQueueType {
  return workQueueType !== null && Object.hasOwn(queues, workQueueType);
}
