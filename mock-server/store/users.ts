import { sql } from 'kysely';
import type { User } from '../../contracts/schemas/session.ts';
import type { Awaitable } from './at-hand.ts';
import { compiledOnce, type Database } from './database.ts';
import { lockWorld } from './world-lock.ts';
import { frozen, type RowsAtHand } from './rows-at-hand.ts';

/** The people of a world and their profiles. */
export class UserStore {
  readonly #db: Database;
  readonly #atHand: RowsAtHand;
  readonly #activeProfile;

  constructor(db: Database, atHand: RowsAtHand) {
    this.#db = db;
    this.#atHand = atHand;
    this.#activeProfile = compiledOnce(
      db
        .selectFrom('users')
        .select('profile')
        .where('world_id', '=', '')
        .where('object_id', '=', '')
        .where('is_active', '=', 1),
    );
  }

  /** The active profile of a person; null when the world does not know the person. */
  byObjectId(worldId: string, objectId: string): Awaitable<User | null> {
    return this.#atHand.users.get(worldId, objectId, async () => {
      const { rows } = await this.#db.executeQuery(this.#activeProfile([worldId, objectId, 1]));
      const profile = rows[0]?.profile;
      return profile === undefined ? null : frozen(JSON.parse(profile) as User);
    });
  }

  /** The user id of a person's active profile; null when the world does not know the person. */
  async activeProfileId(worldId: string, objectId: string): Promise<number | null> {
    const row = await this.#db
      .selectFrom('users')
      .select('user_id')
      .where('world_id', '=', worldId)
      .where('object_id', '=', objectId)
      .where('is_active', '=', 1)
      .executeTakeFirst();
    return row?.user_id ?? null;
  }

  /** Makes another profile of the same person the active one; false when the person has none with this id. */
  async switchProfile(worldId: string, objectId: string, userId: number): Promise<boolean> {
    const isSwitched = await this.#db.transaction().execute(async (transaction) => {
      await lockWorld(transaction, worldId);
      const ofPerson = transaction
        .updateTable('users')
        .where('world_id', '=', worldId)
        .where('object_id', '=', objectId);
      const { numUpdatedRows } = await ofPerson
        .set({ is_active: 1 })
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await ofPerson.set({ is_active: 0 }).where('user_id', '!=', userId).execute();
      await transaction
        .updateTable('worlds')
        .set({ version: sql<number>`version + 1` })
        .where('id', '=', worldId)
        .execute();
      return true;
    });
    this.#atHand.forgetPeople(worldId);
    return isSwitched;
  }

  /** Every profile of a world, by last name and first name. */
  async everybody(worldId: string): Promise<User[]> {
    const rows = await this.#db
      .selectFrom('users')
      .select('profile')
      .where('world_id', '=', worldId)
      .orderBy('user_id')
      .execute();
    return rows
      .map(({ profile }) => JSON.parse(profile) as User)
      .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'));
  }

  /** Makes a loan the one that the person has open in the session of the older application. */
  async selectLoan(worldId: string, objectId: string, generalAccountId: number): Promise<void> {
    await this.#db
      .updateTable('users')
      // A task belongs to the loan that it was opened with (C-25).
      .set({ selected_account_id: generalAccountId, selected_task_id: null })
      .where('world_id', '=', worldId)
      .where('object_id', '=', objectId)
      .execute();
  }

  /**
   * Selects a loan unless it is open already: the hidden frame of an open loan repeats the selection, and must not
   * close the task that the loan was opened with (C-03, C-04).
   */
  async keepLoanSelected(worldId: string, objectId: string, generalAccountId: number): Promise<void> {
    if ((await this.selectedLoan(worldId, objectId)) === generalAccountId) return;
    await this.selectLoan(worldId, objectId, generalAccountId);
  }

  /** The loan that the person has open in the session of the older application; null without one. */
  async selectedLoan(worldId: string, objectId: string): Promise<number | null> {
    const row = await this.#db
      .selectFrom('users')
      .select('selected_account_id')
      .where('world_id', '=', worldId)
      .where('object_id', '=', objectId)
      .where('is_active', '=', 1)
      .executeTakeFirst();
    return row?.selected_account_id ?? null;
  }
}

const nameOf = ({ firstName, lastName }: User): string => `${lastName} ${firstName}`;
