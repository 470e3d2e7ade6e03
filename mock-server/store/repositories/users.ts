import type { User } from '../../../contracts/operations/session.ts';
import { WorldRepository } from './repository.ts';

export class Users extends WorldRepository {
  /** Returns the active profile of a user; null for an unknown user. */
  async byObjectId(objectId: string): Promise<User | null> {
    return (await this.world())?.activeProfile(objectId)?.profile ?? null;
  }

  /** Returns the user id of the active profile of a user; null for an unknown user. */
  async activeProfileId(objectId: string): Promise<number | null> {
    return (await this.world())?.activeProfile(objectId)?.userId ?? null;
  }

  /** Activates another profile of a user. Returns false if the user does not have the profile. */
  async switchProfile(objectId: string, userId: number): Promise<boolean> {
    const isSwitched = await this.change((draft) => {
      if (!draft.seed.users.some((user) => user.objectId === objectId && user.userId === userId))
        return false;
      draft.set({ activeProfiles: { ...draft.document.activeProfiles, [objectId]: userId } });
      return true;
    });
    return isSwitched ?? false;
  }

  /** Returns all profiles of the world, by last name and first name. */
  async all(): Promise<User[]> {
    return ((await this.world())?.seed.users ?? [])
      .map(({ profile }) => profile)
      .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'));
  }
}

const nameOf = ({ firstName, lastName }: User): string => `${lastName} ${firstName}`;
