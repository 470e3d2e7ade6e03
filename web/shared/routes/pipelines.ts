import { type LegacyPageName, legacyPages } from '../../../contracts/api/legacy.ts';
import type { WorkQueueType } from '../../../contracts/api/options.ts';
import type { User } from '../../../contracts/operations/session.ts';

/** Pipelines and work queues, which also have an address without a prefix. */
export const pipelinePages = [
  'loan-pipeline',
  'lead-pipeline',
  'closing-queue',
  'funding-queue',
  'loan-opener-queue',
  'processor-queue',
  'underwriting-queue',
  'optimal-blue-pipeline',
] as const satisfies readonly LegacyPageName[];

/** Returns the page name in /lf/{page}; null for any other address. */
export const framedNameOf = (pathname: string): string | null =>
  /^\/lf\/([^/]+)\/?$/i.exec(pathname)?.[1] ?? null;

export const isPipelinePage = (name: string): boolean => pipelinePages.some((page) => page === name);

/** Returns the work queue of the user's kind of staff; the loan pipeline for other users. */
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

/** Returns the icon that is selected on a page that closes the secondary drawer; null on other pages. */
export function iconOfPage(pathname: string): 'Pipeline' | 'Rates' | null {
  const name = framedNameOf(pathname);
  if (name === null) return null;
  if (isPipelinePage(name)) return 'Pipeline';
  return name === 'ResourceRates' ? 'Rates' : null;
}

/** Returns the queue page of a user by their work queue; null without a known work queue. */
export function queuePageOf(workQueueType: string | null): LegacyPageName | null {
  const page = pipelineOf(workQueueType);
  return isQueuePage(page) ? page : null;
}

export const isQueuePage = (page: LegacyPageName): boolean => isPipelinePage(page) && page.endsWith('-queue');

interface PipelineChoice {
  readonly page: LegacyPageName;
  readonly label: string;
}

/**
 * Returns the pipelines of a user in the documented order: the mortgage pipeline, then the other pipelines and the
 * queue that the user has. A user with one choice sees no dropdown.
 */
export function pipelinesOf(
  user: Pick<User, 'workQueueType' | 'hasLeadPipeline' | 'hasOptimalBluePipeline'>,
): PipelineChoice[] {
  const queue = queuePageOf(user.workQueueType);
  const pages: readonly (LegacyPageName | false)[] = [
    'loan-pipeline',
    user.hasLeadPipeline && 'lead-pipeline',
    queue ?? false,
    user.hasOptimalBluePipeline && 'optimal-blue-pipeline',
  ];
  return pages
    .filter((page) => typeof page === 'string')
    .map((page) => ({ page, label: legacyPages[page].title }));
}
