import type { WorkQueueType } from '../../../contracts/api/options.ts';
import { WorldRepository } from './repository.ts';

/** A task of a work queue. */
export interface Task {
  readonly taskId: number;
  readonly generalAccountId: number;
  readonly queue: WorkQueueType;
}

/** The tasks of the work queues. */
export class Tasks extends WorldRepository {
  async find(taskId: number): Promise<Task | null> {
    const row = await this.db
      .selectFrom('tasks')
      .select(['task_id as taskId', 'general_account_id as generalAccountId', 'queue'])
      .where('world_id', '=', this.worldId)
      .where('task_id', '=', taskId)
      .executeTakeFirst();
    return row ? { ...row, queue: row.queue as WorkQueueType } : null;
  }
}
