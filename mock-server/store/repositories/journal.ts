import { sql } from 'kysely';
import { limits } from '../../../contracts/api/limits.ts';
import { type Database, isShared } from '../engines/database.ts';

/** Requests to be written to the journal of a world, oldest first. */
export interface NewRequests {
  readonly rows: readonly {
    /** System time, microseconds since 1970. */
    readonly recordedAt: number;
    /** The entry as JSON. */
    readonly entry: string;
  }[];
  /** Number of earlier requests that are counted, but not stored. */
  readonly dropped: number;
}

/** The requests in the journal of a world, in the order of their times. */
export interface JournalPage {
  /** Number of the newest request; the first one is 1. A clear does not restart the numbers. */
  readonly last: number;
  /** Number of the newest request that was cleared; 0 for none. */
  readonly cleared: number;
  readonly rows: readonly { readonly number: number; readonly recordedAt: number; readonly entry: string }[];
}

/** Number of transactions at a time that write journals to a shared database. */
const writers = 4;

/** Maximum number of requests in the journals of all worlds together. */
const mostRequests = 20_000;

/** The journals of all worlds: the newest requests of each. */
export class JournalTable {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Adds requests to the journals of worlds, and drops older ones. Skips a world that does not exist. On PostgreSQL each
   * world has a transaction of its own, so that no world waits for the locks of another one.
   */
  async add(requests: ReadonlyMap<string, NewRequests>): Promise<void> {
    const waiting = [...requests];
    const inOneTransaction = async (count: number) => {
      await this.#db.transaction().execute(async (transaction) => {
        for (const [worldId, added] of waiting.splice(0, count)) await addTo(transaction, worldId, added);
      });
    };
    // A data file has one writer, for which one transaction is the fastest.
    if (!isShared(this.#db)) return inOneTransaction(waiting.length);
    const writeAll = async () => {
      while (waiting.length > 0) await inOneTransaction(1);
    };
    const written = await Promise.allSettled(Array.from({ length: writers }, writeAll));
    const failed = written.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }

  /** Reads the requests of a world after the request with a number. */
  async read(worldId: string, after = 0): Promise<JournalPage> {
    const world = await this.#db
      .selectFrom('journal_numbers')
      .select(['last', 'cleared'])
      .where('world_id', '=', worldId)
      .executeTakeFirst();
    if (!world) return { last: 0, cleared: 0, rows: [] };
    const rows = await this.#db
      .selectFrom('journal')
      .select(['number', 'recorded_at as recordedAt', 'entry'])
      .where('world_id', '=', worldId)
      .where('number', '>', Math.min(Math.max(after, world.cleared), world.last))
      .where('number', '<=', world.last)
      .orderBy('recorded_at')
      .orderBy('number')
      .execute();
    return { ...world, rows };
  }

  async clear(worldId: string): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('journal_numbers')
        .set(({ ref }) => ({ cleared: ref('last') }))
        .where('world_id', '=', worldId)
        .execute();
      await transaction.deleteFrom('journal').where('world_id', '=', worldId).execute();
    });
  }

  /** Drops the oldest requests of all worlds, if there are more than 20,000. */
  async thinOut(): Promise<void> {
    await this.#db
      .deleteFrom('journal')
      .where(
        'recorded_at',
        '<',
        this.#db
          .selectFrom('journal')
          .select('recorded_at')
          .orderBy('recorded_at', 'desc')
          .limit(1)
          .offset(sql.lit(mostRequests)),
      )
      .execute();
    // A world that was deleted meanwhile may have left its numbers.
    await this.#db
      .deleteFrom('journal_numbers')
      .where('world_id', 'not in', this.#db.selectFrom('worlds').select('id'))
      .execute();
  }
}

async function addTo(transaction: Database, worldId: string, { rows, dropped }: NewRequests): Promise<void> {
  const count = rows.length + dropped;
  const world = await transaction
    .insertInto('journal_numbers')
    .columns(['world_id', 'last', 'cleared'])
    .expression((eb) =>
      eb
        .selectFrom('worlds')
        .select(['id', sql.lit(count).as('last'), sql.lit(0).as('cleared')])
        .where('id', '=', worldId),
    )
    .onConflict((conflict) =>
      conflict.column('world_id').doUpdateSet(({ eb }) => ({ last: eb('journal_numbers.last', '+', count) })),
    )
    .returning('last')
    .executeTakeFirst();
  if (!world) return;
  const first = world.last - rows.length + 1;
  const columns = rows.map(({ recordedAt, entry }, index) => ({
    world_id: worldId,
    number: first + index,
    recorded_at: recordedAt,
    entry,
  }));
  // More rows in one statement would exceed the maximum number of parameters.
  for (let start = 0; start < columns.length; start += 100)
    await transaction
      .insertInto('journal')
      .values(columns.slice(start, start + 100))
      .execute();
  await transaction
    .deleteFrom('journal')
    .where('world_id', '=', worldId)
    .where('number', '<=', world.last - limits.journal)
    .execute();
}
