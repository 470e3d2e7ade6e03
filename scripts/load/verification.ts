import { inWorkers } from '../shared/workers.ts';
import type { Creation } from './expected-state.ts';
import type { User } from './user.ts';
import { Setback } from './setup.ts';

/** What a verification found. */
export interface Verified {
  /** Acknowledged creations that were looked up. */
  readonly checked: number;
  /** Creations that were asked for without an answer, and were there all the same. */
  readonly doneUnanswered: number;
  /** Creations that were asked for without an answer, and were not there: they have been made now. */
  readonly madeNow: number;
}

export interface VerificationOptions {
  /** How many worlds are looked at at a time. */
  readonly clients: number;
  /** Notes on the known loan in a new world. */
  readonly noteBase: number;
  /** Whether every creation is asked for once more with its key: the server must answer what it has. */
  readonly again?: boolean;
}

/**
 * Holds what the server has against what it has acknowledged: every loan is there, once, with its own borrower, in its
 * own world, and nothing else is. Whatever is not so becomes a fault of the setup.
 */
export async function verify(
  users: readonly User[],
  { clients, noteBase, again = false }: VerificationOptions,
): Promise<Verified> {
  const sum = { checked: 0, doneUnanswered: 0, madeNow: 0 };
  await inWorkers(users, clients, async (user) => {
    try {
      await verifyCounts(user, sum, again);
      await verifyCreations(user, sum);
      await verifyNotes(user, noteBase);
    } catch (error) {
      if (!(error instanceof Setback)) throw error;
      user.setup.faults.add('verifications that failed', String(error));
    }
  });
  return sum;
}

type Sum = { -readonly [Key in keyof Verified]: Verified[Key] };

/** First as it is; then unacknowledged creations are sent again with the same keys, and the numbers must agree. */
async function verifyCounts(user: User, sum: Sum, again: boolean): Promise<void> {
  const { expected, setup } = user;
  const { creations, begunWith } = expected;
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
      'worlds with other counts than acknowledged',
      `${expected.id}: ${JSON.stringify(after)}, not ${JSON.stringify(wanted)}, begun with ${JSON.stringify(begunWith)}`,
    );
  }
  sum.doneUnanswered += Math.max(0, surplus);
  sum.madeNow += unknown.length - Math.max(0, surplus);
}

async function addedTo(user: User): Promise<{ readonly loans: number; readonly leads: number }> {
  const { begunWith } = user.expected;
  const { loans, leads } = await user.worldState();
  return { loans: loans - begunWith.loans, leads: leads - begunWith.leads };
}

const countsOf = (creations: readonly Creation[]) => ({
  loans: creations.filter(({ request }) => !request.isLead).length,
  leads: creations.filter(({ request }) => request.isLead).length,
});

/** Identifiers are alike in all worlds; the borrower is not. */
async function verifyCreations(user: User, sum: Sum): Promise<void> {
  const { faults } = user.setup;
  const seen = new Set<string>();
  for (const creation of user.expected.creations) {
    const { identifier, request, key } = creation;
    if (identifier === null) continue;
    if (seen.has(identifier)) faults.add('identifiers of two creations', `${identifier}, ${key}`);
    seen.add(identifier);
    const { firstName, lastName } = request.borrowerDetails;
    const { borrowerName, isLead } = await user.account(identifier);
    if (borrowerName !== `${firstName} ${lastName}` || isLead !== request.isLead) {
      faults.add('loans that are others', `${key}: ${borrowerName}`);
    }
    sum.checked += 1;
  }
}

async function verifyNotes(user: User, noteBase: number): Promise<void> {
  const { notes, unknownNotes, id } = user.expected;
  const found = (await user.noteCount()) - noteBase;
  if (found < notes || found > notes + unknownNotes) {
    user.setup.faults.add(
      'worlds with other notes than acknowledged',
      `${id}: ${found}, not ${notes} to ${notes + unknownNotes}`,
    );
  }
}
