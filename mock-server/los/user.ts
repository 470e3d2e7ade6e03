import type { User } from '../../contracts/schemas/session.ts';
import type { Store } from '../store/store.ts';
import type { Awaitable } from '../store/at-hand.ts';
import type { World } from '../control/worlds/world.ts';

/** The active profile of a person with the features that the world gives or takes; null when the world has no such person. */
export function userIn(store: Store, world: World, objectId: string): Awaitable<User | null> {
  const user = store.users.byObjectId(world.id, objectId);
  return user instanceof Promise
    ? user.then((read) => read && withFeatures(read, world))
    : user && withFeatures(user, world);
}

function withFeatures(user: User, { features }: World): User {
  return Object.keys(features).length === 0 ? user : { ...user, features: { ...user.features, ...features } };
}
