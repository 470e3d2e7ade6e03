import { inWorkers } from '../../shared/workers.ts';
import type { Creation } from './expected-state.ts';
import type { User } from './user.ts';
import { RequestFailed } from './setup.ts';

/** Counts of a verification. */
export interface Verified {
  /** Number of acknowledged creations that were looked up. */
  readonly checked: number;
  /** Number of create requests that got no response but created a loan. */
  readonly createdWithoutResponse: number;
  /** Number of create requests that got no response and created no loan. The verification has created their loans. */
  readonly createdNow: number;
}

interface VerificationOptions {
  /** Number of worlds that are verified at the same time. */
  readonly clients: number;
  /** Number of notes on the known loan in a new world. */
  readonly noteBase: number;
  /** If true, each create request is sent again with its key; the response must name the same loan. */
  readonly again?: boolean;
}

/**
 * Compares the state of the server with the acknowledged creations: each loan exists once, in its world, with its
 * borrower, and no other loan exists. Adds a fault to the setup for each difference.
 */
export async function verify(
  users: readonly User[],
  { clients, noteBase, again = false }: VerificationOptions,
): Promise<Verified> {
  const sum = { checked: 0, createdWithoutResponse: 0, createdNow: 0 };
  await inWorkers(users, clients, async (user) => {
    try {
      await verifyCounts(user, sum, again);
      await verifyCreations(user, sum);
      await verifyNotes(user, noteBase);
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      user.setup.faults.add('verifications that failed', String(error));
    }
  });
  return sum;
}

type Sum = { -readonly [Key in keyof Verified]: Verified[Key] };

/** Compares the counts, sends unacknowledged creations again with the same keys, and compares the counts again. */
async function verifyCounts(user: User, sum: Sum, again: boolean): Promise<void> {
  const { expected, setup } = user;
  const { creations, initialCounts } = expected;
  const unknown = creations.filter(({ identifier }) => identifier === null);
  const acknowledged = creations.length - unknown.length;
  const added = await addedTo(user);
  const surplus = added.loans + added.leads - acknowledged;
  if (surplus < 0)
    setup.faults.add('worlds that lost loans', `${expected.id}: ${-surplus} of ${acknowledged}`);
  for (const creation of again ? creations : unknown) await user.create(creation);
  const after = await addedTo(user);
  const wanted = countsOf(creations);
  if (after.loans !== wanted.loans || after.leads !== wanted.leads) {
    setup.faults.add(
      'worlds whose counts differ from the acknowledged ones',
      `${expected.id}: ${JSON.stringify(after)}, not ${JSON.stringify(wanted)}, begun with ${JSON.stringify(initialCounts)}`,
    );
  }
  sum.createdWithoutResponse += Math.max(0, surplus);
  sum.createdNow += unknown.length - Math.max(0, surplus);
}

async function addedTo(user: User): Promise<{ readonly loans: number; readonly leads: number }> {
  const { initialCounts } = user.expected;
  const { loans, leads } = await user.worldState();
  return { loans: loans - initialCounts.loans, leads: leads - initialCounts.leads };
}

const countsOf = (creations: readonly Creation[]) => ({
  loans: creations.filter(({ request }) => !request.isLead).length,
  leads: creations.filter(({ request }) => request.isLead).length,
});

/** Looks up each creation and compares its borrower, since worlds may use the same identifiers. */
async function verifyCreations(user: User, sum: Sum): Promise<void> {
  const { faults } = user.setup;
  const seen = new Set<string>();
  for (const creation of user.expected.creations) {
    const { identifier, request, key } = creation;
    if (identifier === null) continue;
    if (seen.has(identifier)) faults.add('identifiers that two creations share', `${identifier}, ${key}`);
    seen.add(identifier);
    const { firstName, lastName } = request.borrowerDetails;
    const { borrowerName, isLead } = await user.account(identifier);
    if (borrowerName !== `${firstName} ${lastName}` || isLead !== request.isLead) {
      faults.add('loans with another borrower', `${key}: ${borrowerName}`);
    }
    sum.checked += 1;
  }
}

async function verifyNotes(user: User, noteBase: number): Promise<void> {
  const { notes, unknownNotes, id } = user.expected;
  const found = (await user.noteCount()) - noteBase;
  if (found < notes || found > notes + unknownNotes) {
    user.setup.faults.add(
      'worlds whose notes differ from the acknowledged ones',
      `${id}: ${found}, not ${notes} to ${notes + unknownNotes}`,
    );
  }
}
