import { productOperations } from '../../../contracts/operations/all.ts';
import { legacyAddress } from '../../../contracts/api/legacy.ts';
import type { Random } from '../../../features/support/forms/random.ts';
import { knownAccount, type User } from './user.ts';

type Work = (user: User, random: Random) => Promise<unknown>;

/** The kinds of work of a user, each with its share in percent. */
const mixedWork: readonly (readonly [share: number, work: Work])[] = [
  [18, (user) => user.page('pipeline', legacyAddress('loan-pipeline'))],
  [7, (user) => user.page('search', legacyAddress('loan-pipeline', { search: 'W' }))],
  [15, (user, random) => openLoan(user, random)],
  [
    20,
    (user) => user.get('dashboard', productOperations.getLoanDashboard, { generalAccountId: knownAccount }),
  ],
  [8, (user) => user.get('user', productOperations.getUser, {})],
  [6, (user) => user.get('institutions', productOperations.getInstitutions, {})],
  [12, (user, random) => createLoan(user, random)],
  [4, (user, random) => createAgain(user, random)],
  [6, (user) => user.addNote()],
  [2, (user) => user.renewTokens()],
  [2, (user) => user.signInAgain()],
];

const shares = mixedWork.reduce((sum, [share]) => sum + share, 0);

/** Does one random piece of the mixed work. @throws {RequestFailed} */
export async function workOnce(user: User, random: Random): Promise<void> {
  let left = random.below(shares);
  for (const [share, work] of mixedWork) {
    left -= share;
    if (left < 0) {
      await work(user, random);
      return;
    }
  }
}

/** Sends the requests of a user who opens a loan from a list. */
async function openLoan(user: User, random: Random): Promise<void> {
  const known = user.expected.creations.filter(({ identifier }) => identifier !== null);
  const creation = known.length > 0 ? random.pick(known) : null;
  const generalAccountId = creation?.identifier
    ? (await user.account(creation.identifier)).generalAccountId
    : knownAccount;
  await user.get('loan menu', productOperations.getLoanMenu, { generalAccountId });
  await user.get('dashboard', productOperations.getLoanDashboard, { generalAccountId });
}

/** Creates a loan. One request in four is sent twice at the same time, as by a double click. */
async function createLoan(user: User, random: Random): Promise<void> {
  const creation = user.newCreation(random);
  const sent = random.chance(0.25) ? 2 : 1;
  const results = await Promise.allSettled(Array.from({ length: sent }, () => user.create(creation)));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

async function createAgain(user: User, random: Random): Promise<void> {
  const { creations } = user.expected;
  if (creations.length > 0) await user.create(random.pick(creations));
}
