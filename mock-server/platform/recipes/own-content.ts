import type { OwnInstitution, OwnLoan, OwnUser, ownContent } from '../../../contracts/operations/recipe.ts';
import type { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import { checkedPersona, refuseTwins } from './checks.ts';
import { invalidField } from '../http/problems.ts';
import type { Seed, SeedLoan, SeedOffer, SeedUser } from '../../store/repositories/seed.ts';
import { type ChoiceListName, personaNamed } from '../../los/seeds/personas.ts';
import { ownLoan } from './own-loan.ts';

/** The parts of a recipe that are stored as rows of its world. */
export type OwnParts = Pick<WorldRecipe, 'emptyMenus' | keyof typeof ownContent>;

/**
 * Adds users, institutions and loans of a recipe to a seed. Changes a row of the seed that has the same id.
 *
 * @param day the day to which the dates of the seed are relative, yyyy-MM-dd
 * @throws {ProblemError} persona-not-found, or naming the invalid part
 */
export function extendedSeed(seed: Seed, { users, institutions, loans }: OwnParts, day: string): Seed {
  return {
    ...seed,
    ...(users ? { users: withUsers(seed.users, users) } : {}),
    ...(institutions ? withInstitutions(seed, institutions) : {}),
    ...(loans ? withLoans(seed, loans, day) : {}),
  };
}

function withUsers(users: readonly SeedUser[], own: readonly OwnUser[]): SeedUser[] {
  return own.reduce<SeedUser[]>(
    (all, { persona, userId, isActive, profile }, index) => {
      const { objectId } = personaNamed(checkedPersona(persona)) ?? {};
      const profiles = all.filter((user) => user.objectId === objectId);
      const meant = userId === undefined ? profiles[0] : profiles.find((user) => user.userId === userId);
      if (!meant) {
        const ids = profiles.map((user) => user.userId).join(', ');
        throw invalidField(`users.${index}.userId`, `must be one of the profiles of ${persona}: ${ids}`);
      }
      return all.map((user) => ({
        ...user,
        ...(user === meant ? { profile: { ...user.profile, ...profile } } : {}),
        ...(isActive && user.objectId === objectId ? { isActive: user === meant } : {}),
      }));
    },
    [...users],
  );
}

/** Name of the choice list without offers, for users who create nothing. */
const noChoices: ChoiceListName = 'nothing';

function withInstitutions(
  seed: Seed,
  own: readonly OwnInstitution[],
): Pick<Seed, 'institutions' | 'originators' | 'offers'> {
  refuseTwins(own, 'institutionId', 'institutions');
  for (const [index, { originators }] of own.entries())
    refuseTwins(originators, 'originatorUserId', `institutions.${index}.originators`);
  const lists = new Set(seed.users.map(({ choiceList }) => choiceList));
  lists.delete(noChoices);
  const ownIds = new Set(own.map(({ institutionId }) => institutionId));
  const isForeign = ({ institutionId }: { readonly institutionId: number }) => !ownIds.has(institutionId);
  const originators = new Map(seed.originators.map((one) => [one.originatorUserId, one]));
  for (const { originatorUserId, firstName, lastName } of own.flatMap((each) => each.originators))
    originators.set(originatorUserId, { originatorUserId, firstName, lastName });
  return {
    institutions: [
      ...seed.institutions.filter(isForeign),
      ...own.map(({ originators: _originators, ...institution }) => institution),
    ],
    originators: [...originators.values()],
    offers: [
      ...seed.offers.filter(isForeign),
      ...[...lists].flatMap((choiceList) => own.flatMap((each) => offersOf(each, choiceList))),
    ],
  };
}

function offersOf({ institutionId, originators }: OwnInstitution, choiceList: string): SeedOffer[] {
  if (originators.length === 0)
    return [{ choiceList, institutionId, originatorUserId: null, products: [], licensedStates: [] }];
  return originators.map(({ originatorUserId, products, licensedStates }) => ({
    choiceList,
    institutionId,
    originatorUserId,
    products,
    licensedStates,
  }));
}

function withLoans(seed: Seed, own: readonly OwnLoan[], day: string): Pick<Seed, 'loans' | 'nextAccountId'> {
  refuseTwins(own, 'generalAccountId', 'loans');
  const loans = new Map(seed.loans.map((loan) => [loan.generalAccountId, loan]));
  for (const [index, part] of own.entries()) {
    const { generalAccountId } = part;
    loans.set(generalAccountId, ownLoan(part, loans.get(generalAccountId), { day, field: `loans.${index}` }));
  }
  refuseTwinTasks([...loans.values()], own);
  const nextIds = own.map(({ generalAccountId }) => generalAccountId + 1);
  return { loans: [...loans.values()], nextAccountId: Math.max(seed.nextAccountId, ...nextIds) };
}

function refuseTwinTasks(loans: readonly SeedLoan[], own: readonly OwnLoan[]): void {
  const byTask = Map.groupBy(
    loans.filter(({ task }) => task),
    ({ task }) => task?.taskId,
  );
  for (const [index, { generalAccountId, task }] of own.entries()) {
    const other = byTask.get(task?.taskId)?.find((loan) => loan.generalAccountId !== generalAccountId);
    if (other)
      throw invalidField(
        `loans.${index}.task.taskId`,
        `must be unique: it is the task of loan ${other.generalAccountId}`,
      );
  }
}
