import type { OwnInstitution, OwnLoan } from '../../../contracts/operations/recipe.ts';
import { greatestOwnAccountId } from '../../../contracts/operations/recipe.ts';
import type { Report } from './checks.ts';
import type { Seed, SeedLoan, SeedOffer, SeedUser } from '../../store/repositories/seed.ts';
import type { OwnContent } from '../../store/repositories/world-document.ts';
import { type ChoiceListName, personaNamed } from '../../los/seeds/personas.ts';
import { ownLoan } from './own-loan.ts';

interface Place {
  /** The day to which the dates of the seed are relative, yyyy-MM-dd. */
  readonly day: string;
  /** Called for each wrong part; without it, the content has been checked before. */
  readonly report?: Report;
}

/** Adds users, institutions and loans of a recipe to a seed. Changes a row of the seed that has the same id. */
export function extendedSeed(
  seed: Seed,
  { users, institutions, loans }: OwnContent,
  { day, report = () => undefined }: Place,
): Seed {
  return {
    ...seed,
    ...(users ? { users: withUsers(seed.users, users, report) } : {}),
    ...(institutions ? withInstitutions(seed, institutions, report) : {}),
    ...(loans ? withLoans(seed, loans, { day, report }) : {}),
  };
}

function withUsers(
  users: readonly SeedUser[],
  own: NonNullable<OwnContent['users']>,
  report: Report,
): SeedUser[] {
  return Object.entries(own).reduce<SeedUser[]>(
    (all, [persona, { activeProfile, profiles = {} }]) => {
      const { objectId } = personaNamed(persona) ?? {};
      const field = `users.${persona}`;
      if (objectId === undefined) return all;
      const ids = all.filter((user) => user.objectId === objectId).map(({ userId }) => userId);
      const wrong = `must be one of the profiles of ${persona}: ${ids.join(', ')}`;
      for (const id of Object.keys(profiles))
        if (!ids.includes(Number(id))) report(`${field}.profiles.${id}`, wrong);
      const hasActive = activeProfile !== undefined && ids.includes(activeProfile);
      if (activeProfile !== undefined && !hasActive) report(`${field}.activeProfile`, wrong);
      return all.map((user) =>
        user.objectId === objectId
          ? {
              ...user,
              profile: { ...user.profile, ...profiles[user.userId] },
              ...(hasActive ? { isActive: user.userId === activeProfile } : {}),
            }
          : user,
      );
    },
    [...users],
  );
}

/** Name of the choice list without offers, for users who create nothing. */
const noChoices: ChoiceListName = 'nothing';

function withInstitutions(
  seed: Seed,
  institutions: NonNullable<OwnContent['institutions']>,
  report: Report,
): Pick<Seed, 'institutions' | 'originators' | 'offers'> {
  const own = Object.entries(institutions).map(([id, institution]) => ({
    institutionId: Number(id),
    ...institution,
  }));
  for (const { institutionId, originators } of own) {
    for (const [index, { originatorUserId: id }] of originators.entries())
      if (originators.findIndex(({ originatorUserId }) => originatorUserId === id) < index)
        report(
          `institutions.${institutionId}.originators.${index}.originatorUserId`,
          `must be unique: ${id} is in the list twice`,
        );
  }
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

function offersOf(
  { institutionId, originators }: OwnInstitution & { readonly institutionId: number },
  choiceList: string,
): SeedOffer[] {
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

function withLoans(
  seed: Seed,
  own: Readonly<Record<string, OwnLoan>>,
  { day, report }: Required<Place>,
): Pick<Seed, 'loans' | 'nextAccountId'> {
  const loans = new Map<number, SeedLoan>(seed.loans.map((loan) => [loan.generalAccountId, loan]));
  for (const [key, part] of Object.entries(own)) {
    const id = Number(key);
    const seeded = loans.get(id);
    const loan = ownLoan(id, part, seeded, { day, report });
    if (loan) loans.set(id, { ...loan, ...(seeded?.isBulk && { isBulk: true }) });
  }
  checkTasks(own, loans.values(), report);
  const nextIds = Object.keys(own).map((id) => Number(id) + 1);
  return {
    loans: [...loans.values()],
    nextAccountId: Math.max(seed.nextAccountId, ...nextIds.filter((id) => id <= greatestOwnAccountId)),
  };
}

/** Reports each changed loan with the task of another loan. */
export function checkTasks(
  changed: Readonly<Record<string, OwnLoan | null>>,
  loans: Iterable<Pick<SeedLoan, 'generalAccountId' | 'task'>>,
  report: Report,
): void {
  if (!Object.values(changed).some((loan) => loan?.task)) return;
  const byTask = Map.groupBy(loans, ({ task }) => task?.taskId);
  for (const [id, loan] of Object.entries(changed)) {
    if (!loan?.task) continue;
    const other = byTask
      .get(loan.task.taskId)
      ?.find(({ generalAccountId }) => String(generalAccountId) !== id);
    if (other)
      report(`loans.${id}.task.taskId`, `must be unique: it is the task of loan ${other.generalAccountId}`);
  }
}
