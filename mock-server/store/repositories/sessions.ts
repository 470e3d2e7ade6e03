import type { Updateable } from 'kysely';
import { type Parameter, prepared } from '../queries/prepared.ts';
import type { Tables } from '../schema/tables.ts';
import { WorldRepository } from './repository.ts';
import type { WorkQueueType } from '../../../contracts/api/options.ts';

/** The open loan and task and the chosen lead of each user in the legacy application, and the used sign-in codes. */
export class Sessions extends WorldRepository {
  /** Opens a loan, and closes the open task (C-25). */
  async selectLoan(objectId: string, generalAccountId: number): Promise<void> {
    await this.#select(objectId, generalAccountId, null);
  }

  /**
   * Opens a loan unless it is open already. The hidden frame of an open loan repeats the selection, and must not close
   * the open task (C-03, C-04).
   */
  async keepLoanSelected(objectId: string, generalAccountId: number): Promise<void> {
    if ((await this.selectedLoan(objectId)) === generalAccountId) return;
    await this.selectLoan(objectId, generalAccountId);
  }

  /** Returns the open loan of a user; null if no loan is open. */
  async selectedLoan(objectId: string): Promise<number | null> {
    return (await this.#selected(objectId))?.selected_account_id ?? null;
  }

  /** Opens a task and its loan. */
  async selectTask(objectId: string, task: Task): Promise<void> {
    await this.#select(objectId, task.generalAccountId, task.taskId);
  }

  /** Returns the id of the open task of a user; null if no task is open. */
  async selectedTask(objectId: string): Promise<number | null> {
    return (await this.#selected(objectId))?.selected_task_id ?? null;
  }

  /** Returns the id of the lead from which the user makes a loan; null if none is chosen. */
  async chosenLead(objectId: string): Promise<number | null> {
    return (await this.#selected(objectId))?.chosen_lead_id ?? null;
  }

  /** Chooses a lead for the next loan of the user, or none. A loan that is opened ends the choice, too. */
  async chooseLead(objectId: string, generalAccountId: number | null): Promise<void> {
    await this.#set(objectId, { chosen_lead_id: generalAccountId });
  }

  /**
   * Marks a sign-in code as used, for all replicas. Returns false if it was already used.
   *
   * @param expiresAt time after which the code is invalid; its row is deleted then
   */
  async spendCode(code: string, { expiresAt, now }: CodeTimes): Promise<boolean> {
    await this.db
      .deleteFrom('spent_codes')
      .where('world_id', '=', this.worldId)
      .where('expires_at', '<', now.toISOString())
      .execute();
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('spent_codes')
      .values({ world_id: this.worldId, code, expires_at: expiresAt.toISOString() })
      .onConflict((conflict) => conflict.columns(['world_id', 'code']).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  /** Returns the ids of the loans that users of the world have open. */
  async selectedAccounts(): Promise<number[]> {
    const rows = await this.db
      .selectFrom('users')
      .select('selected_account_id as id')
      .distinct()
      .where('world_id', '=', this.worldId)
      .where('selected_account_id', 'is not', null)
      .execute();
    return rows.flatMap(({ id }) => id ?? []);
  }

  async #select(objectId: string, generalAccountId: number, taskId: number | null): Promise<void> {
    await this.#set(objectId, {
      selected_account_id: generalAccountId,
      selected_task_id: taskId,
      chosen_lead_id: null,
    });
  }

  async #set(objectId: string, values: Updateable<Tables['users']>): Promise<void> {
    await this.db
      .updateTable('users')
      .set(values)
      .where('world_id', '=', this.worldId)
      .where('object_id', '=', objectId)
      .execute();
  }

  async #selected(objectId: string) {
    const { db, worldId } = this;
    const { rows } = await selectionOf(db, { worldId, objectId });
    return rows[0];
  }
}

const selectionOf = prepared((db, parameter: Parameter<{ worldId: string; objectId: string }>) =>
  db
    .selectFrom('users')
    .select(['selected_account_id', 'selected_task_id', 'chosen_lead_id'])
    .where('world_id', '=', parameter('worldId'))
    .where('object_id', '=', parameter('objectId'))
    .where('is_active', '=', 1),
);

/** Times on the world's clock. */
interface CodeTimes {
  readonly expiresAt: Date;
  readonly now: Date;
}

export interface Task {
  readonly taskId: number;
  readonly generalAccountId: number;
  readonly queue: WorkQueueType;
}

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
