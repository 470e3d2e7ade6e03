import { type LegacyPageName, legacyPages } from '../../../contracts/api/legacy.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { queuePageOf } from '../../shared/routes/pipelines.ts';

/** An entry of the pipeline dropdown. */
interface PipelineChoice {
  readonly page: LegacyPageName;
  readonly label: string;
}

/**
 * Returns the pipelines of a user in the documented order: the mortgage pipeline, then the other pipelines and the
 * queue that the user has (S-2.3-04 to S-2.3-11, S-6-09 to S-6-11). A user with one choice sees no dropdown.
 */
export function pipelinesOf(user: User): PipelineChoice[] {
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
