import type { WorkQueueType } from '../../contracts/api/options.ts';
import type { Database } from './database.ts';

/** A task of a work queue. */
export interface Task {
  readonly taskId: number;
  readonly generalAccountId: number;
  readonly queue: WorkQueueType;
}

/** The tasks of the work queues, and which of them people have open. */
export class TaskStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async find(worldId: string, taskId: number): Promise<Task | null> {
    const row = await this.#db
      .selectFrom('tasks')
      .select(['task_id', 'general_account_id', 'queue'])
      .where('world_id', '=', worldId)
      .where('task_id', '=', taskId)
      .executeTakeFirst();
    return row
      ? {
          taskId: row.task_id,
          generalAccountId: row.general_account_id,
          queue: row.queue as WorkQueueType,
        }
      : null;
  }

  /** Makes a task, and its loan, the ones that the person has open in the session of the older application. */
  async select(worldId: string, objectId: string, task: Task): Promise<void> {
    await this.#db
      .updateTable('users')
      .set({ selected_account_id: task.generalAccountId, selected_task_id: task.taskId })
      .where('world_id', '=', worldId)
      .where('object_id', '=', objectId)
      .execute();
  }

  /** Id of the task that the person has open in the session of the older application; null without one. */
  async selected(worldId: string, objectId: string): Promise<number | null> {
    const row = await this.#db
      .selectFrom('users')
      .select('selected_task_id')
      .where('world_id', '=', worldId)
      .where('object_id', '=', objectId)
      .where('is_active', '=', 1)
      .executeTakeFirst();
    return row?.selected_task_id ?? null;
  }
}
