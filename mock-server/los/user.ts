import type { User } from '../../contracts/operations/session.ts';
import type { World } from '../control/worlds/world.ts';

/**
 * Returns a user by object id, as the active profile. Features of the world override those of the profile. Returns null
 * for an unknown user.
 */
export async function userIn({ store, features }: World, objectId: string): Promise<User | null> {
  const user = await store.users.byObjectId(objectId);
  if (user === null || Object.keys(features).length === 0) return user;
  return { ...user, features: { ...user.features, ...features } };
}
