import {
  greatestOwnAccountId,
  mostOwnLoans,
  type OwnLoan,
  type OwnUser,
} from '../../../contracts/operations/recipe.ts';
import type { OwnParts } from '../../control/worlds/content.ts';
import type { OwnContent } from '../../store/repositories/worlds.ts';
import type { WorldStore } from '../../store/store.ts';
import { personas } from '../personas.ts';
import { partOf } from '../seeds/own-loan.ts';

/** Returns the content of a world that its seed lacks: the own content of its recipe, and the changes by users. */
export async function contentOf(world: WorldStore, own: OwnContent): Promise<OwnParts> {
  const emptyMenus = [...(await world.menus.empty())];
  const users = await usersOf(world, own.users ?? []);
  const loans = await loansOf(world, own.loans ?? []);
  return {
    ...(emptyMenus.length === 0 ? {} : { emptyMenus }),
    ...(users.length === 0 ? {} : { users }),
    ...(own.institutions ? { institutions: own.institutions } : {}),
    ...(loans.length === 0 ? {} : { loans }),
  };
}

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
  const created = await world.loans.created({ below: greatestOwnAccountId + 1, most: mostOwnLoans + 1 });
  for (const loan of created) change(loan.generalAccountId, partOf(loan));
  for (const id of await world.notes.loansWithAdded()) {
    const notes = (await world.notes.list(id)).toReversed();
    change(id, {
      notes: notes.map(({ author, text, isShared, createdAt }) => ({ author, text, isShared, createdAt })),
    });
  }
  for (const [id, vendor] of await world.vendors.all()) change(id, { vendor });
  return [...loans.values()];
}
