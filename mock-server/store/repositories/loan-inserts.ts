import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Parameter, prepared } from '../performance/prepared.ts';
import type { Database } from '../schema/database.ts';
import { loanColumns } from '../schema/loan-row.ts';
import type { SeedLoan } from './seed.ts';

/** Number of rows in one INSERT of a seed. More rows would exceed the maximum number of parameters. */
const rowsOfSeed = 100;

/**
 * Number of loans in one transaction. Requests of other worlds are served between two transactions, so one must not take
 * longer than 50 ms.
 */
export const rowsOfTransaction = 250;

/** Inserts any number of loans with their tasks and notes. */
export async function addLoans(db: Database, worldId: string, loans: Iterable<SeedLoan>): Promise<void> {
  for (const chunk of chunksOf(loans, rowsOfTransaction)) {
    await db.transaction().execute(async (transaction) => {
      for (const rows of chunksOf(chunk, rowsOfSeed)) await insertLoans(transaction, worldId, rows);
    });
    // Lets the event loop process waiting requests.
    await nextTurn();
  }
}

/** Inserts the loans of a seed with their tasks and notes. Lets the event loop process waiting requests in between. */
export async function insertSeedLoans(
  db: Database,
  worldId: string,
  loans: readonly SeedLoan[],
): Promise<void> {
  for (const rows of chunksOf(loans, rowsOfSeed)) {
    await nextTurn();
    await insertLoans(db, worldId, rows);
  }
}

/** Inserts up to 100 loans with their tasks and notes. */
async function insertLoans(db: Database, worldId: string, loans: readonly SeedLoan[]): Promise<void> {
  const tasks = loans.flatMap(({ generalAccountId, task }) =>
    task
      ? [{ world_id: worldId, task_id: task.taskId, general_account_id: generalAccountId, queue: task.queue }]
      : [],
  );
  const notes = loans.flatMap((loan) =>
    (loan.notes ?? []).map((note, index) => ({
      world_id: worldId,
      general_account_id: loan.generalAccountId,
      note_id: index + 1,
      author: note.author,
      text: note.text,
      is_shared: note.isShared ? 1 : 0,
      created_at: note.createdAt,
    })),
  );
  const rows = loans.map((loan) => loanColumns(worldId, loan));
  if (rows.length > 0) await db.insertInto('loans').values(rows).execute();
  if (tasks.length > 0) await db.insertInto('tasks').values(tasks).execute();
  for (const some of chunksOf(notes, rowsOfTransaction)) await db.insertInto('notes').values(some).execute();
}

/**
 * Deletes loans of a world in several transactions, until the rest fits into one transaction. The rest is deleted with
 * the world.
 */
export async function thinOutLoans(db: Database, worldId: string): Promise<void> {
  while ((await oneTooMany(db, { worldId })).rows.length > 0) {
    await deleteSome(db, { worldId });
    await nextTurn();
  }
}

const loanIds = (db: Database, parameter: Parameter<{ worldId: string }>) =>
  db
    .selectFrom('loans')
    .select('general_account_id')
    .where('world_id', '=', parameter('worldId'))
    .orderBy('general_account_id');

const oneTooMany = prepared((db, parameter: Parameter<{ worldId: string }>) =>
  loanIds(db, parameter).limit(1).offset(rowsOfTransaction),
);

const deleteSome = prepared((db, parameter: Parameter<{ worldId: string }>) =>
  db
    .deleteFrom('loans')
    .where('world_id', '=', parameter('worldId'))
    .where('general_account_id', 'in', loanIds(db, parameter).limit(rowsOfTransaction)),
);

/** Splits items into lists of `size` items; the last list may be shorter. */
export function* chunksOf<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let chunk: T[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length === size) {
      yield chunk;
      chunk = [];
    }
  }
  if (chunk.length > 0) yield chunk;
}
