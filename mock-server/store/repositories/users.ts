import { sql } from 'kysely';
import type { User } from '../../../contracts/operations/session.ts';
import { type Parameter, prepared } from '../queries/prepared.ts';
import { lockWorld } from '../schema/tables.ts';
import { frozen, WorldRepository } from './repository.ts';

export class Users extends WorldRepository {
  /** Returns the active profile of a user; null for an unknown user. */
  byObjectId(objectId: string): Promise<User | null> {
    const { db, worldId } = this;
    return this.caches.users.get(worldId, objectId, async () => {
      const { rows } = await activeProfile(db, { worldId, objectId });
      return rows[0] ? frozen(JSON.parse(rows[0].profile) as User) : null;
    });
  }

  /** Returns the user id of the active profile of a user; null for an unknown user. */
  async activeProfileId(objectId: string): Promise<number | null> {
    const row = await this.db
      .selectFrom('users')
      .select('user_id')
      .where('world_id', '=', this.worldId)
      .where('object_id', '=', objectId)
      .where('is_active', '=', 1)
      .executeTakeFirst();
    return row?.user_id ?? null;
  }

  /** Activates another profile of a user. Returns false if the user does not have the profile. */
  async switchProfile(objectId: string, userId: number): Promise<boolean> {
    const { worldId } = this;
    const isSwitched = await this.db.transaction().execute(async (transaction) => {
      await lockWorld(transaction, worldId);
      const ofUser = transaction
        .updateTable('users')
        .where('world_id', '=', worldId)
        .where('object_id', '=', objectId);
      const { numUpdatedRows } = await ofUser
        .set({ is_active: 1 })
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await ofUser.set({ is_active: 0 }).where('user_id', '!=', userId).execute();
      await transaction
        .updateTable('worlds')
        .set({ version: sql<number>`version + 1` })
        .where('id', '=', worldId)
        .execute();
      return true;
    });
    this.caches.invalidateProfiles(worldId);
    return isSwitched;
  }

  /** Returns all profiles of the world, by last name and first name. */
  async all(): Promise<User[]> {
    const rows = await this.db
      .selectFrom('users')
      .select('profile')
      .where('world_id', '=', this.worldId)
      .orderBy('user_id')
      .execute();
    return rows
      .map(({ profile }) => JSON.parse(profile) as User)
      .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'));
  }
}

const activeProfile = prepared((db, parameter: Parameter<{ worldId: string; objectId: string }>) =>
  db
    .selectFrom('users')
    .select('profile')
    .where('world_id', '=', parameter('worldId'))
    .where('object_id', '=', parameter('objectId'))
    .where('is_active', '=', 1),
);

const nameOf = ({ firstName, lastName }: User): string => `${lastName} ${firstName}`;
