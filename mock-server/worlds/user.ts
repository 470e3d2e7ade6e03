import type { User } from '../../contracts/schemas/session.ts';
import type { Store } from '../store/store.ts';
import type { World } from './world.ts';

/** The active profile of a person with the features that the world gives or takes; null when the world has no such person. */
export async function userIn(store: Store, world: World, objectId: string): Promise<User | null> {
  const user = await store.users.byObjectId(world.id, objectId);
  return user && withFeatures(user, world);
}

function withFeatures(user: User, { features }: World): User {
  return Object.keys(features).length === 0 ? user : { ...user, features: { ...user.features, ...features } };
}
