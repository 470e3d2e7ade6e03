import type { WorldChange } from '../../../contracts/operations/mock-schemas.ts';
import type { OwnLoan, OwnUser } from '../../../contracts/operations/recipe.ts';
import { refuseTwins } from './checks.ts';
import { filled } from './without-blanks.ts';
import type { Draft } from '../../store/repositories/world-data.ts';
import { type OwnContent, ownContentOf, type WorldRecord } from '../../store/repositories/world-document.ts';
import { anyDay, type SeedName, seedOf } from './rows.ts';
import { personaNamed, personas } from '../../los/seeds/personas.ts';
import { extendedSeed, type OwnParts } from './own-content.ts';
import type { WorldStore } from '../../store/store.ts';
import { partOf } from './own-loan.ts';

/**
 * Returns the own content of a world with the changed users, institutions and menus.
 *
 * @throws {ProblemError} persona-not-found, or naming the part that does not fit
 */
export function changedContent(
  draft: Draft,
  record: WorldRecord,
  { users, institutions, menus }: WorldChange,
): OwnContent {
  const seed = seedOf(record.seed as SeedName, anyDay);
  // Validates the change before it is merged, so that errors have the field names of the request.
  extendedSeed(seed, { users: users ?? [], institutions: institutions ?? [] }, '');
  refuseTwins(menus ?? [], 'menu', 'menus');
  const {
    users: ownUsers = [],
    institutions: ownInstitutions = [],
    menus: ownMenus = [],
    loans,
  } = ownContentOf(record);
  const next = {
    users: users === null ? [] : (users ?? []).reduce(withUser, ownUsers),
    institutions: institutions === null ? [] : merged(ownInstitutions, institutions ?? [], 'institutionId'),
    menus: menus === null ? [] : merged(ownMenus, menus ?? [], 'menu'),
  };
  // Checks the merged content, too.
  extendedSeed(seed, next, '');
  if (users !== undefined) draft.set({ activeProfiles: stillActive(draft.document.activeProfiles, users) });
  return { ...(loans ? { loans } : {}), ...filled(next) };
}

/** Returns the profiles to which users have switched, without those of personas whose profile a change sets. */
function stillActive(
  active: Readonly<Record<string, number>>,
  users: readonly OwnUser[] | null,
): Readonly<Record<string, number>> {
  const chosen = new Set(users?.filter((user) => user.isActive).map(({ persona }) => objectIdOf(persona)));
  return Object.fromEntries(
    users === null ? [] : Object.entries(active).filter(([objectId]) => !chosen.has(objectId)),
  );
}

/** Returns the content of a world that its seed lacks: the own content of its recipe, and the changes by users. */
export async function contentOf(world: WorldStore, own: OwnContent): Promise<OwnParts> {
  const emptyMenus = [...(await world.menus.empty())];
  const users = await usersOf(world, own.users ?? []);
  const loans = await loansOf(world, own.loans ?? []);
  return {
    ...filled({ emptyMenus, users }),
    ...(own.institutions ? { institutions: own.institutions } : {}),
    ...filled({ loans }),
  };
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

const userIdOf = ({ persona, userId }: OwnUser) => userId ?? personaNamed(persona)?.userId;

const objectIdOf = (persona: string) => personaNamed(persona)?.objectId;

/** Returns the users of the recipe, and the personas whose active profile a user has switched. */
async function usersOf(world: WorldStore, own: readonly OwnUser[]): Promise<OwnUser[]> {
  let users = [...own];
  for (const { id, objectId, userId, otherProfiles } of personas) {
    if (otherProfiles.length === 0) continue;
    const active = await world.users.activeProfileId(objectId);
    const chosen = own.findLast((user) => user.persona === id && user.isActive);
    if (active === null || active === (chosen ? (chosen.userId ?? userId) : userId)) continue;
    const before = users.map((user) => {
      const { isActive: _isActive, ...rest } = user;
      return user.persona === id ? rest : user;
    });
    users = [...before, { persona: id, userId: active, isActive: true }];
  }
  return users;
}

/** Returns the loans of the recipe, the loans that users have created, and the loans with new notes or a vendor. */
async function loansOf(world: WorldStore, own: readonly OwnLoan[]): Promise<OwnLoan[]> {
  const loans = new Map(own.map((loan) => [loan.generalAccountId, loan]));
  const change = (generalAccountId: number, part: Partial<OwnLoan>) =>
    loans.set(generalAccountId, { ...(loans.get(generalAccountId) ?? { generalAccountId }), ...part });
  for (const loan of await world.loans.created()) change(loan.generalAccountId, partOf(loan));
  for (const id of await world.notes.loansWithAdded()) {
    const notes = (await world.notes.list(id)).toReversed();
    change(id, {
      notes: notes.map(({ author, text, isShared, createdAt }) => ({ author, text, isShared, createdAt })),
    });
  }
  for (const [id, vendor] of await world.vendors.all()) change(id, { vendor });
  return [...loans.values()];
}
