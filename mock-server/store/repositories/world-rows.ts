import type { WorkQueueType } from '../../../contracts/api/options.ts';
import type { User } from '../../../contracts/operations/session.ts';
import type { MenuOfWorld } from '../../../contracts/operations/recipe.ts';
import { loanColumns, loanSourceOf } from '../schema/loan-row.ts';
import { insertChoices, insertNotes } from './loan-inserts.ts';
import { Notes } from './notes.ts';
import { WorldRepository } from './repository.ts';
import type { Seed, SeedLoan, SeedUser } from './seed.ts';
import { Tasks } from './sessions.ts';
import { Vendors } from './vendors.ts';

/** A loan with its tasks, notes and vendor. */
export interface StoredLoan extends SeedLoan {
  /** Name of the selected vendor; null for none. */
  readonly vendor: string | null;
}

/** The rows of a world in a transaction that has locked the world. */
export class WorldRows extends WorldRepository {
  #isChanged = false;

  /** True once a row has been written, so that the caches must be invalidated. */
  get isChanged(): boolean {
    return this.#isChanged;
  }

  /** Returns a loan or lead; null when there is none with this id. */
  async loan(generalAccountId: number): Promise<StoredLoan | null> {
    const { db, worldId, caches } = this;
    const scope = { db, worldId, caches };
    const key = { world_id: worldId, general_account_id: generalAccountId };
    const row = await this.db
      .selectFrom('loans')
      .selectAll()
      .where((where) => where.and(key))
      .executeTakeFirst();
    if (!row) return null;
    const task = await this.db
      .selectFrom('tasks')
      .selectAll()
      .where((where) => where.and(key))
      .executeTakeFirst();
    const notes = await new Notes(scope).list(generalAccountId);
    return {
      ...loanSourceOf(row),
      ...(task ? { task: { queue: task.queue as WorkQueueType, taskId: task.task_id } } : {}),
      notes: notes
        .toReversed()
        .map(({ author, text, isShared, createdAt }) => ({ author, text, isShared, createdAt })),
      vendor: await new Vendors(scope).selected(generalAccountId),
    };
  }

  /** Returns the id of the loan with a task; null when there is no such task. */
  async loanOfTask(taskId: number): Promise<number | null> {
    const { db, worldId, caches } = this;
    return (await new Tasks({ db, worldId, caches }).find(taskId))?.generalAccountId ?? null;
  }

  /** Replaces a loan or lead with its task and vendor, or adds it. Writes its notes only if they are `replaced`. */
  async putLoan(loan: StoredLoan, notes: 'kept' | 'replaced'): Promise<void> {
    this.#isChanged = true;
    const { generalAccountId, task, vendor } = loan;
    const row = loanColumns(this.worldId, loan);
    const { world_id, general_account_id, master_account_id, application_identifier, is_seeded, ...columns } =
      row;
    const { numUpdatedRows } = await this.db
      .updateTable('loans')
      .set(columns)
      .where('world_id', '=', world_id)
      .where('general_account_id', '=', general_account_id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      const ids = { world_id, general_account_id, master_account_id, application_identifier, is_seeded };
      await this.db
        .insertInto('loans')
        .values({ ...ids, ...columns })
        .execute();
      await this.db
        .updateTable('worlds')
        .set({ next_account_id: generalAccountId + 1 })
        .where('id', '=', world_id)
        .where('next_account_id', '<=', generalAccountId)
        .execute();
    }
    await this.#delete('tasks', generalAccountId);
    await this.#delete('vendors', generalAccountId);
    const key = { world_id, general_account_id };
    if (task)
      await this.db
        .insertInto('tasks')
        .values({ ...key, task_id: task.taskId, queue: task.queue })
        .execute();
    if (vendor !== null)
      await this.db
        .insertInto('vendors')
        .values({ ...key, vendor })
        .execute();
    if (notes === 'kept') return;
    await this.#delete('notes', generalAccountId);
    await insertNotes(this.db, world_id, [loan]);
  }

  /** Returns all profiles. */
  async users(): Promise<SeedUser[]> {
    const rows = await this.db
      .selectFrom('users')
      .selectAll()
      .where('world_id', '=', this.worldId)
      .orderBy('user_id')
      .execute();
    return rows.map((row) => ({
      userId: row.user_id,
      objectId: row.object_id,
      isActive: row.is_active === 1,
      choiceList: row.choice_list,
      profile: JSON.parse(row.profile) as User,
    }));
  }

  /** Changes profiles, and which of them are active. The open loans of the users stay open. */
  async putUsers(users: readonly SeedUser[]): Promise<void> {
    this.#isChanged = true;
    for (const { userId, isActive, profile } of users)
      await this.db
        .updateTable('users')
        .set({ is_active: isActive ? 1 : 0, profile: JSON.stringify(profile) })
        .where('world_id', '=', this.worldId)
        .where('user_id', '=', userId)
        .execute();
  }

  /** Replaces all institutions, originators and offers. */
  async putChoices(choices: Pick<Seed, 'institutions' | 'originators' | 'offers'>): Promise<void> {
    this.#isChanged = true;
    for (const table of ['institutions', 'originators', 'offers'] as const)
      await this.db.deleteFrom(table).where('world_id', '=', this.worldId).execute();
    await insertChoices(this.db, this.worldId, choices);
  }

  /** Makes exactly these menus empty; all others get their entries back. */
  async setEmptyMenus(menus: readonly MenuOfWorld[]): Promise<void> {
    await this.db.deleteFrom('empty_menus').where('world_id', '=', this.worldId).execute();
    const rows = [...new Set(menus)].map((menu) => ({ world_id: this.worldId, menu }));
    if (rows.length > 0) await this.db.insertInto('empty_menus').values(rows).execute();
  }

  async #delete(table: 'tasks' | 'notes' | 'vendors', generalAccountId: number): Promise<void> {
    await this.db
      .deleteFrom(table)
      .where('world_id', '=', this.worldId)
      .where('general_account_id', '=', generalAccountId)
      .execute();
  }
}
