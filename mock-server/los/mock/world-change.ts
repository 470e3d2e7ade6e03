import type { WorldChange } from '../../../contracts/operations/mock-schemas.ts';
import type { OwnUser } from '../../../contracts/operations/recipe.ts';
import { refuseTwins } from '../../control/worlds/recipe.ts';
import type { Seed } from '../../store/repositories/seed.ts';
import type { WorldRows } from '../../store/repositories/world-rows.ts';
import type { OwnContent } from '../../store/repositories/worlds.ts';
import { personas } from '../personas.ts';
import { extendedSeed } from '../seeds/own-content.ts';

/**
 * Writes the changed users and institutions of a world, and returns its own content with the changes. Menus are in the
 * own content only.
 *
 * @param seed users and choices of the world without its own content
 * @throws {ProblemError} persona-not-found, or naming the part that does not fit
 */
export async function changedContent(
  rows: WorldRows,
  own: OwnContent,
  { users, institutions, menus }: WorldChange,
  seed: Seed,
): Promise<OwnContent> {
  // Refuses a part by its name in the request, before the parts are merged.
  extendedSeed(seed, { users: users ?? [], institutions: institutions ?? [] }, '');
  refuseTwins(menus ?? [], 'menu', 'menus');
  const { users: ownUsers = [], institutions: ownInstitutions = [], menus: ownMenus = [], loans } = own;
  const next = {
    users: users === null ? [] : (users ?? []).reduce(withUser, ownUsers),
    institutions: institutions === null ? [] : merged(ownInstitutions, institutions ?? [], 'institutionId'),
    menus: menus === null ? [] : merged(ownMenus, menus ?? [], 'menu'),
  };
  const extended = extendedSeed(seed, next, '');
  if (users !== undefined) {
    const isActive = new Map((await rows.users()).map((user) => [user.userId, user.isActive]));
    const chosen = new Set(users?.filter((user) => user.isActive).map(({ persona }) => objectIdOf(persona)));
    const isKept = ({ objectId }: { readonly objectId: string }) => users !== null && !chosen.has(objectId);
    await rows.putUsers(
      extended.users.map((user) =>
        isKept(user) ? { ...user, isActive: isActive.get(user.userId) ?? user.isActive } : user,
      ),
    );
  }
  if (institutions !== undefined) await rows.putChoices(extended);
  const filled = Object.entries(next).filter(([, entries]) => entries.length > 0);
  return { ...(loans ? { loans } : {}), ...(Object.fromEntries(filled) as Partial<typeof next>) };
}

/** Returns a list with changed entries in place of those with the same id, and with the new entries at its end. */
function merged<Name extends string, Entry extends Readonly<Record<Name, string | number>>>(
  list: readonly Entry[],
  changes: readonly Entry[],
  name: Name,
): Entry[] {
  const entries = new Map(list.map((entry) => [entry[name], entry]));
  for (const change of changes) entries.set(change[name], change);
  return [...entries.values()];
}

/** Adds the changed properties of a profile to own users. A persona has at most one profile that is `isActive`. */
function withUser(users: readonly OwnUser[], change: OwnUser): OwnUser[] {
  const isSame = (user: OwnUser) => user.persona === change.persona && userIdOf(user) === userIdOf(change);
  const before = users.find(isSame);
  const others = users
    .filter((user) => !isSame(user))
    .map(({ isActive, ...user }) =>
      isActive && !(change.isActive && user.persona === change.persona) ? { ...user, isActive } : user,
    );
  const profile = { ...before?.profile, ...change.profile };
  return [...others, { ...before, ...change, ...(Object.keys(profile).length === 0 ? {} : { profile }) }];
}

const userIdOf = ({ persona, userId }: OwnUser) =>
  userId ?? personas.find(({ id }) => id === persona)?.userId;

const objectIdOf = (persona: string) => personas.find(({ id }) => id === persona)?.objectId;
