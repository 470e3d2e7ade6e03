import { endpoints } from '../../contracts/api/endpoints.ts';
import { legacyAddress } from '../../contracts/api/legacy.ts';
import type { Random } from '../../features/drivers/form/random.ts';
import { knownAccount, type Person } from './person.ts';

type Work = (person: Person, random: Random) => Promise<unknown>;

/** What people do, and how many of a hundred pieces of work are this. */
const mixedWork: readonly (readonly [share: number, work: Work])[] = [
  [18, (person) => person.page('pipeline', legacyAddress('loan-pipeline'))],
  [7, (person) => person.page('search', legacyAddress('loan-pipeline', { search: 'W' }))],
  [15, (person, random) => openLoan(person, random)],
  [20, (person) => person.get('dashboard', endpoints.getLoanDashboard, { generalAccountId: knownAccount })],
  [8, (person) => person.get('user', endpoints.getUser, {})],
  [6, (person) => person.get('institutions', endpoints.getInstitutions, {})],
  [12, (person, random) => createLoan(person, random)],
  [4, (person, random) => createAgain(person, random)],
  [6, (person) => person.addNote()],
  [2, (person) => person.renewTokens()],
  [2, (person) => person.signInAgain()],
];

const shares = mixedWork.reduce((sum, [share]) => sum + share, 0);

/** One piece of the mixed work. @throws {Setback} */
export async function workOnce(person: Person, random: Random): Promise<void> {
  let left = random.below(shares);
  for (const [share, work] of mixedWork) {
    left -= share;
    if (left < 0) {
      await work(person, random);
      return;
    }
  }
}

/** The calls that opening a loan from a list makes. */
async function openLoan(person: Person, random: Random): Promise<void> {
  const known = person.ledger.creations.filter(({ identifier }) => identifier !== null);
  const creation = known.length > 0 ? random.pick(known) : null;
  const generalAccountId = creation?.identifier
    ? (await person.account(creation.identifier)).generalAccountId
    : knownAccount;
  await person.get('loan menu', endpoints.getLoanMenu, { generalAccountId });
  await person.get('dashboard', endpoints.getLoanDashboard, { generalAccountId });
}

/** One in four is sent twice at the same time, as by a double click. */
async function createLoan(person: Person, random: Random): Promise<void> {
  const creation = person.newCreation(random);
  const sent = random.chance(0.25) ? 2 : 1;
  const results = await Promise.allSettled(Array.from({ length: sent }, () => person.create(creation)));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

async function createAgain(person: Person, random: Random): Promise<void> {
  const { creations } = person.ledger;
  if (creations.length > 0) await person.create(random.pick(creations));
}
