import { setImmediate as nextTurn } from 'node:timers/promises';
import { chunksOf, insertRows } from '../queries/prepared.ts';
import type { Database } from '../schema/tables.ts';
import { loanColumns } from '../schema/loan-row.ts';
import { noOriginator, type Seed, type SeedLoan } from './seed.ts';

/**
 * Number of loans in one transaction. Requests of other worlds are served between two transactions, so one must not take
 * longer than 50 ms.
 */
export const rowsOfTransaction = 250;

/** Number of loans after which the insertion of a seed lets the event loop process waiting requests. */
const rowsOfTurn = 100;

/** Inserts the rows of a seed into a new world. */
export async function insertSeed(db: Database, worldId: string, seed: Seed): Promise<void> {
  const users = seed.users.map((user) => ({
    world_id: worldId,
    user_id: user.userId,
    object_id: user.objectId,
    is_active: user.isActive ? 1 : 0,
    choice_list: user.choiceList,
    profile: JSON.stringify(user.profile),
    selected_account_id: null,
    selected_task_id: null,
    chosen_lead_id: null,
  }));
  await insertRows(db, 'users', users);
  await insertChoices(db, worldId, seed);
  for (const [index, loans] of [...chunksOf(seed.loans, rowsOfTurn)].entries()) {
    if (index > 0) await nextTurn();
    await insertLoans(db, worldId, loans, { isSeeded: true });
  }
}

/** Inserts institutions, originators and offers. */
export async function insertChoices(
  db: Database,
  worldId: string,
  seed: Pick<Seed, 'institutions' | 'originators' | 'offers'>,
): Promise<void> {
  const institutions = seed.institutions.map((institution) => ({
    world_id: worldId,
    institution_id: institution.institutionId,
    name: institution.name,
    default_origination_type: institution.defaultOriginationType,
  }));
  const originators = seed.originators.map((originator) => ({
    world_id: worldId,
    originator_user_id: originator.originatorUserId,
    first_name: originator.firstName,
    last_name: originator.lastName,
  }));
  const offers = seed.offers.map((offer) => ({
    world_id: worldId,
    choice_list: offer.choiceList,
    institution_id: offer.institutionId,
    originator_user_id: offer.originatorUserId ?? noOriginator,
    products: JSON.stringify(offer.products),
    licensed_states: JSON.stringify(offer.licensedStates),
  }));
  await insertRows(db, 'institutions', institutions);
  await insertRows(db, 'originators', originators);
  await insertRows(db, 'offers', offers);
}

/** Inserts any number of loans with their tasks and notes, for a world that is too large for one transaction. */
export async function addLoans(db: Database, worldId: string, loans: Iterable<SeedLoan>): Promise<void> {
  for (const chunk of chunksOf(loans, rowsOfTransaction)) {
    await db
      .transaction()
      .execute((transaction) => insertLoans(transaction, worldId, chunk, { isSeeded: false }));
    // Lets the event loop process waiting requests.
    await nextTurn();
  }
}

/** Inserts loans with their tasks and notes. */
async function insertLoans(
  db: Database,
  worldId: string,
  loans: readonly SeedLoan[],
  { isSeeded }: { readonly isSeeded: boolean },
): Promise<void> {
  const tasks = loans.flatMap(({ generalAccountId, task }) =>
    task
      ? [{ world_id: worldId, task_id: task.taskId, general_account_id: generalAccountId, queue: task.queue }]
      : [],
  );
  const rows = loans.map((loan) => ({ ...loanColumns(worldId, loan), is_seeded: isSeeded ? 1 : 0 }));
  await insertRows(db, 'loans', rows);
  await insertRows(db, 'tasks', tasks);
  await insertNotes(db, worldId, loans);
}

export async function insertNotes(db: Database, worldId: string, loans: readonly SeedLoan[]): Promise<void> {
  const notes = loans.flatMap((loan) =>
    (loan.notes ?? []).map((note, index) => ({
      world_id: worldId,
      general_account_id: loan.generalAccountId,
      note_id: index + 1,
      author: note.author,
      text: note.text,
      is_shared: note.isShared ? 1 : 0,
      created_at: note.createdAt,
      is_seeded: 1,
    })),
  );
  await insertRows(db, 'notes', notes);
}

/**
 * Deletes loans of a world in several transactions, until the rest fits into one transaction. The rest is deleted with
 * the world.
 */
export async function thinOutLoans(db: Database, worldId: string): Promise<void> {
  const ids = db
    .selectFrom('loans')
    .select('general_account_id')
    .where('world_id', '=', worldId)
    .orderBy('general_account_id');
  while (await ids.limit(1).offset(rowsOfTransaction).executeTakeFirst()) {
    await db
      .deleteFrom('loans')
      .where('world_id', '=', worldId)
      .where('general_account_id', 'in', ids.limit(rowsOfTransaction))
      .execute();
    await nextTurn();
  }
}
