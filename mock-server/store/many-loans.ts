import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CompiledQuery, Insertable } from 'kysely';
import { compiledOnce, type Database } from './database.ts';
import { loanColumns } from './loan-record.ts';
import type { SeedLoan } from './seed.ts';
import type { Tables } from './tables.ts';

/** Rows in one INSERT; with its columns it stays below what an engine takes as parameters. */
const rowsInOneInsert = 100;

/** Rows in one transaction: other worlds are served in between. */
const rowsInOneTransaction = 1_000;

/** Inserts loans with their tasks and notes, however many there are. */
export async function addLoans(db: Database, worldId: string, loans: Iterable<SeedLoan>): Promise<void> {
  for (const chunk of chunksOf(loans, rowsInOneTransaction)) {
    await db.transaction().execute(async (transaction) => {
      for (const rows of chunksOf(chunk, rowsInOneInsert)) await insertLoans(transaction, worldId, rows);
    });
    // Requests wait until the event loop turns.
    await nextTurn();
  }
}

/**
 * Deletes loans of a world until no more are left than one transaction takes: the rest goes with the world. What is not
 * deleted when the server ends in between goes when the world is deleted again.
 */
export function loanThinning(db: Database): (worldId: string) => Promise<void> {
  const ofWorld = db
    .selectFrom('loans')
    .select('general_account_id')
    .where('world_id', '=', '')
    .orderBy('general_account_id');
  const oneMore = compiledOnce(ofWorld.offset(rowsInOneTransaction).limit(1));
  const deletion = compiledOnce(
    db
      .deleteFrom('loans')
      .where('world_id', '=', '')
      .where('general_account_id', 'in', ofWorld.limit(rowsInOneTransaction)),
  );
  return async (worldId) => {
    const isTooMany = oneMore([worldId, 1, rowsInOneTransaction]);
    while ((await db.executeQuery(isTooMany)).rows.length > 0) {
      await db.executeQuery(deletion([worldId, worldId, rowsInOneTransaction]));
      await nextTurn();
    }
  };
}

/** Inserts some loans with their tasks and notes. */
export async function insertLoans(db: Database, worldId: string, loans: readonly SeedLoan[]): Promise<void> {
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
  const columns = loans.map((loan) => loanColumns(worldId, loan));
  if (columns.length > 0) await db.executeQuery(loanInsert(db, columns));
  if (tasks.length > 0) await db.insertInto('tasks').values(tasks).execute();
  if (notes.length > 0) await db.insertInto('notes').values(notes).execute();
}

/** The statements of each engine by their number of rows: building one costs more than running it. */
const statements = new WeakMap<object, Map<number, CompiledQuery>>();

/** Every row has the same columns in the same order, so a statement serves all rows of its number. */
function loanInsert(db: Database, rows: readonly Insertable<Tables['loans']>[]): CompiledQuery {
  const { adapter } = db.getExecutor();
  const ofEngine = statements.get(adapter) ?? new Map<number, CompiledQuery>();
  statements.set(adapter, ofEngine);
  const known = ofEngine.get(rows.length);
  if (known) return { ...known, parameters: rows.flatMap((row) => Object.values(row)) };
  const compiled = db.insertInto('loans').values(rows).compile();
  ofEngine.set(rows.length, compiled);
  return compiled;
}

/** Rows in one INSERT of creations, whose number is another each time: few statements serve them all. */
const rowsOfCreations = [16, 4, 1] as const;

/** The statements that insert some loans, in their order. */
export function* loanInserts(
  db: Database,
  rows: readonly Insertable<Tables['loans']>[],
): Generator<CompiledQuery> {
  let done = 0;
  for (const size of rowsOfCreations) {
    for (; rows.length - done >= size; done += size) yield loanInsert(db, rows.slice(done, done + size));
  }
}

function* chunksOf<T>(items: Iterable<T>, size: number): Generator<T[]> {
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
