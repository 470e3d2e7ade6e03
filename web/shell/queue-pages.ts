import type { LegacyPageName } from '../../contracts/api/legacy.ts';
import { isPipelinePage, pipelineOf } from '../shared/routes/pipelines.ts';

/** Returns the queue page of a user by their work queue (S-2.3-06 to S-2.3-10); null without a known work queue. */
export function queuePageOf(workQueueType: string | null): LegacyPageName | null {
  const page = pipelineOf(workQueueType);
  return isQueuePage(page) ? page : null;
}

/** Returns true for the page of a work queue. */
export const isQueuePage = (page: LegacyPageName): boolean => isPipelinePage(page) && page.endsWith('-queue');
