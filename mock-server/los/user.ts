import type { User } from '../../contracts/operations/session.ts';
import type { Awaitable } from '../store/performance/row-cache.ts';
import type { World } from '../control/worlds/world.ts';

/**
 * Returns a user by object id, as the active profile. Features of the world override those of the profile. Returns null
 * for an unknown user.
 */
export function userIn(world: World, objectId: string): Awaitable<User | null> {
  const user = world.store.users.byObjectId(objectId);
  return user instanceof Promise
    ? user.then((read) => read && withFeatures(read, world))
    : user && withFeatures(user, world);
}

function withFeatures(user: User, { features }: World): User {
  return Object.keys(features).length === 0 ? user : { ...user, features: { ...user.features, ...features } };
}
