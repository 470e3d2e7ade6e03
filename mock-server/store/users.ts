import type { User } from '../../contracts/schemas/session.ts';
import { compiledOnce, type Database } from './database.ts';

/** The people of a world and their profiles. */
export class UserStore {
  readonly #db: Database;
  readonly #activeProfile;

  constructor(db: Database) {
    this.#db = db;
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
  async byObjectId(worldId: string, objectId: string): Promise<User | null> {
    const { rows } = await this.#db.executeQuery(this.#activeProfile([worldId, objectId, 1]));
    const profile = rows[0]?.profile;
    return profile === undefined ? null : (JSON.parse(profile) as User);
  }

  /** Makes a loan the one that the person has open in the session of the older application. */
  async selectLoan(worldId: string, objectId: string, generalAccountId: number): Promise<void> {
    await this.#db
      .updateTable('users')
      .set({ selected_account_id: generalAccountId })
      .where('world_id', '=', worldId)
      .where('object_id', '=', objectId)
      .execute();
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
