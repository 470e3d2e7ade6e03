import { together } from './crowd.ts';
import type { Creation } from './ledger.ts';
import type { Person } from './person.ts';
import { Setback } from './stage.ts';

/** What an audit found. */
export interface Audited {
  /** Acknowledged creations that were looked up. */
  readonly checked: number;
  /** Creations that were asked for without an answer, and were there all the same. */
  readonly doneUnanswered: number;
  /** Creations that were asked for without an answer, and were not there: they have been made now. */
  readonly madeNow: number;
}

export interface AuditOptions {
  /** How many worlds are looked at at a time. */
  readonly clients: number;
  /** Notes on the known loan in a new world. */
  readonly noteBase: number;
  /** Whether every creation is asked for once more with its key: the server must answer what it has. */
  readonly again?: boolean;
}

/**
 * Holds what the server has against what it has acknowledged: every loan is there, once, with its own borrower, in its
 * own world, and nothing else is. Whatever is not so becomes a fault of the stage.
 */
export async function audit(
  people: readonly Person[],
  { clients, noteBase, again = false }: AuditOptions,
): Promise<Audited> {
  const sum = { checked: 0, doneUnanswered: 0, madeNow: 0 };
  await together(clients, people, async (person) => {
    try {
      await auditCounts(person, sum, again);
      await auditCreations(person, sum);
      await auditNotes(person, noteBase);
    } catch (error) {
      if (!(error instanceof Setback)) throw error;
      person.stage.faults.add('audits that failed', String(error));
    }
  });
  return sum;
}

type Sum = { -readonly [Key in keyof Audited]: Audited[Key] };

/** First as it is; then what nobody knew of is asked for again with the same keys, and the numbers must agree. */
async function auditCounts(person: Person, sum: Sum, again: boolean): Promise<void> {
  const { ledger, stage } = person;
  const { creations, begunWith } = ledger;
  const unknown = creations.filter(({ identifier }) => identifier === null);
  const acknowledged = creations.length - unknown.length;
  const added = await addedTo(person);
  const surplus = added.loans + added.leads - acknowledged;
  if (surplus < 0) stage.faults.add('worlds that lost loans', `${ledger.id}: ${-surplus} of ${acknowledged}`);
  for (const creation of again ? creations : unknown) await person.create(creation);
  const after = await addedTo(person);
  const wanted = countsOf(creations);
  if (after.loans !== wanted.loans || after.leads !== wanted.leads) {
    stage.faults.add(
      'worlds with other counts than acknowledged',
      `${ledger.id}: ${JSON.stringify(after)}, not ${JSON.stringify(wanted)}, begun with ${JSON.stringify(begunWith)}`,
    );
  }
  sum.doneUnanswered += Math.max(0, surplus);
  sum.madeNow += unknown.length - Math.max(0, surplus);
}

async function addedTo(person: Person): Promise<{ readonly loans: number; readonly leads: number }> {
  const { begunWith } = person.ledger;
  const { loans, leads } = await person.worldState();
  return { loans: loans - begunWith.loans, leads: leads - begunWith.leads };
}

const countsOf = (creations: readonly Creation[]) => ({
  loans: creations.filter(({ request }) => !request.isLead).length,
  leads: creations.filter(({ request }) => request.isLead).length,
});

/** Identifiers are alike in all worlds; the borrower is not. */
async function auditCreations(person: Person, sum: Sum): Promise<void> {
  const { faults } = person.stage;
  const seen = new Set<string>();
  for (const creation of person.ledger.creations) {
    const { identifier, request, key } = creation;
    if (identifier === null) continue;
    if (seen.has(identifier)) faults.add('identifiers of two creations', `${identifier}, ${key}`);
    seen.add(identifier);
    const { firstName, lastName } = request.borrowerDetails;
    const { borrowerName, isLead } = await person.account(identifier);
    if (borrowerName !== `${firstName} ${lastName}` || isLead !== request.isLead) {
      faults.add('loans that are others', `${key}: ${borrowerName}`);
    }
    sum.checked += 1;
  }
}

async function auditNotes(person: Person, noteBase: number): Promise<void> {
  const { notes, unknownNotes, id } = person.ledger;
  const found = (await person.noteCount()) - noteBase;
  if (found < notes || found > notes + unknownNotes) {
    person.stage.faults.add(
      'worlds with other notes than acknowledged',
      `${id}: ${found}, not ${notes} to ${notes + unknownNotes}`,
    );
  }
}
