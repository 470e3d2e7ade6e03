import { sql } from 'kysely';
import { type Database, isShared } from '../engines/database.ts';
import { Loan, type LoanDocument } from './loan.ts';
import { Draft, type SeedOf, WorldData } from './world-data.ts';
import { newDocument, type OwnContent, type WorldDocument, type WorldRecord } from './world-document.ts';

/** Changes a draft of a world. It is synchronous, so that no other change comes between its reads and writes. */
type Work<Result> = (draft: Draft) => Result;

interface Change {
  readonly worldId: string;
  readonly work: Work<unknown>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** The drafts of one world in a transaction. */
interface Batch {
  readonly data: WorldData;
  readonly draft: Draft;
  /** State before the drafts, to see whether they have changed anything. */
  readonly before: { readonly text: string; readonly own: OwnContent | null };
  /** Revision after the change. */
  readonly revision: number;
  /** True once the transaction has written the change. */
  isWritten: boolean;
}

/** Number of loans in memory, over all worlds, above which worlds that are not in use are dropped from memory. */
const mostLoansInMemory = 20_000;

/**
 * The worlds of a database: a row of JSON for each world, and one for each loan that differs from its seed. They are read
 * once and kept in memory. Changes are made on drafts in memory and stored in one transaction for all that wait.
 */
export class WorldDocuments {
  readonly db: Database;
  readonly #seedOf: SeedOf;
  /** The worlds in memory; the one that was used last is the last one. */
  readonly #known = new Map<string, WorldData>();
  #loansInMemory = 0;
  /** The changes that wait: of all worlds on SQLite, which has one writer, else of one world. */
  readonly #waiting = new Map<string, Change[]>();
  #asked: Promise<ReadonlyMap<string, number>> | undefined;
  #askedIds = new Set<string>();

  constructor(db: Database, seedOf: SeedOf) {
    this.db = db;
    this.#seedOf = seedOf;
  }

  /** Returns a world with every change that any server has acknowledged; null if there is none. */
  async current(worldId: string): Promise<WorldData | null> {
    if (!isShared(this.db)) return this.read(worldId);
    const revision = await this.#revisionOf(worldId);
    if (revision === undefined) this.#forget(worldId);
    const known = this.#known.get(worldId);
    return known?.revision === revision ? (known ?? null) : this.#load(this.db, worldId);
  }

  /** Returns a world as this server knows it; null if there is none. */
  async read(worldId: string): Promise<WorldData | null> {
    const known = this.#known.get(worldId);
    if (!known) return this.#load(this.db, worldId);
    this.#keep(worldId, known);
    return known;
  }

  async create(record: WorldRecord): Promise<void> {
    const document = newDocument(record);
    const { recipe, createdAt } = record;
    await sql`insert into worlds (id, revision, used_at, recipe, document)
      values (${record.id}, 0, ${createdAt}, ${JSON.stringify(recipe)}, ${textOf(document)})`.execute(
      this.db,
    );
    this.#keep(record.id, new WorldData(this.#seedOf, 0, document));
  }

  /**
   * Changes a world, and returns the result of the work when the change is stored; undefined if there is no such world.
   * A change that leaves everything as it is writes nothing.
   *
   * @throws errors of the work, which change nothing, and of the database
   */
  change<Result>(worldId: string, work: Work<Result>): Promise<Result | undefined> {
    const group = isShared(this.db) ? worldId : '';
    return new Promise((resolve, reject) => {
      const change = { worldId, work, resolve: resolve as (result: unknown) => void, reject };
      const waiting = this.#waiting.get(group);
      if (waiting) waiting.push(change);
      else {
        this.#waiting.set(group, [change]);
        setImmediate(() => void this.#storeAll(group));
      }
    });
  }

  async #storeAll(group: string): Promise<void> {
    for (let changes = this.#waiting.get(group) ?? []; changes.length > 0; ) {
      this.#waiting.set(group, []);
      await this.#store(changes);
      changes = this.#waiting.get(group) ?? [];
    }
    this.#waiting.delete(group);
  }

  async #store(changes: readonly Change[]): Promise<void> {
    const batches = new Map<string, Batch | null>();
    const settled: (() => void)[] = [];
    try {
      await this.db.transaction().execute(async (transaction) => {
        for (const { worldId, work, resolve, reject } of changes) {
          if (!batches.has(worldId)) batches.set(worldId, await this.#begin(transaction, worldId));
          const batch = batches.get(worldId);
          if (!batch || batch.draft.isDeleted) {
            settled.push(() => resolve(undefined));
            continue;
          }
          try {
            const draft = new Draft(batch.draft, this.#seedOf);
            const result = work(draft);
            batch.draft.add(draft);
            settled.push(() => resolve(result));
          } catch (error) {
            settled.push(() => reject(error));
          }
        }
        for (const [worldId, batch] of batches) if (batch) await write(transaction, worldId, batch);
      });
    } catch (error) {
      // The end of a transaction is unknown if its connection broke.
      for (const worldId of batches.keys()) this.#forget(worldId);
      for (const { reject } of changes) reject(error);
      return;
    }
    for (const [worldId, batch] of batches) if (batch) this.#end(worldId, batch);
    for (const settle of settled) settle();
  }

  async #begin(transaction: Database, worldId: string): Promise<Batch | null> {
    const data = isShared(this.db)
      ? await this.#load(transaction, worldId, 'locked')
      : (this.#known.get(worldId) ?? (await this.#load(transaction, worldId)));
    if (!data) return null;
    const { document, revision } = data;
    const before = { text: textOf(document), own: document.record.own };
    return { data, draft: new Draft(data, this.#seedOf), before, revision: revision + 1, isWritten: false };
  }

  #end(worldId: string, batch: Batch): void {
    const { data, draft, revision } = batch;
    this.#forget(worldId);
    if (draft.isDeleted) return;
    // A request may have read the stored change already.
    if (batch.isWritten && data.revision < revision)
      data.take(revision, draft.document, draft.changed, draft.isReset);
    this.#keep(worldId, data);
  }

  /** Reads a world, or what has changed in it since this server has read it. */
  async #load(db: Database, worldId: string, lock?: 'locked'): Promise<WorldData | null> {
    const known = this.#known.get(worldId);
    let query = db
      .selectFrom('worlds')
      .select(['revision', 'own', 'document'])
      .$if(!known, (select) => select.select('recipe'))
      .where('id', '=', worldId);
    if (lock) query = query.forUpdate();
    const row = await query.executeTakeFirst();
    if (!row) {
      this.#forget(worldId);
      return null;
    }
    if (known && known.revision >= row.revision) return known;
    const recipe = row.recipe === undefined ? known?.document.record.recipe : JSON.parse(row.recipe);
    const document = documentFrom(row, recipe);
    const isReset = known !== undefined && known.document.resets !== document.resets;
    const rows = await db
      .selectFrom('loans')
      .select(['id', 'document'])
      .where('world_id', '=', worldId)
      .where('revision', '>', known && !isReset ? known.revision : -1)
      .execute();
    const data = known ?? new WorldData(this.#seedOf, -1, document);
    // Another request may have read or stored a later state meanwhile.
    const present = this.#known.get(worldId) ?? data;
    if (present !== data && present.revision >= row.revision) return present;
    this.#forget(worldId);
    if (data.revision < row.revision) data.take(row.revision, document, rows.map(loanFrom), isReset);
    this.#keep(worldId, data);
    return data;
  }

  /** Keeps a world in memory as the one that was used last, and drops those that have not been used for longest. */
  #keep(worldId: string, data: WorldData): void {
    this.#forget(worldId);
    this.#known.set(worldId, data);
    this.#loansInMemory += data.weight;
    for (const id of this.#known.keys()) {
      if (this.#loansInMemory <= mostLoansInMemory || id === worldId) return;
      this.#forget(id);
    }
  }

  #forget(worldId: string): void {
    const known = this.#known.get(worldId);
    if (!known) return;
    this.#known.delete(worldId);
    this.#loansInMemory -= known.weight;
  }

  /** Reads the revision of a world. Requests of the same moment share a query. */
  async #revisionOf(worldId: string): Promise<number | undefined> {
    this.#askedIds.add(worldId);
    this.#asked ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      const ids = [...this.#askedIds];
      [this.#asked, this.#askedIds] = [undefined, new Set()];
      return revisionsOf(this.db, ids);
    });
    return (await this.#asked).get(worldId);
  }
}

async function revisionsOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; revision: number }>`
    select id, revision from worlds where id = any(${ids})`.execute(db);
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}

async function write(transaction: Database, worldId: string, batch: Batch): Promise<void> {
  const { draft, before, revision } = batch;
  if (draft.isDeleted || draft.isReset) await deleteRows(transaction, worldId, draft.isDeleted);
  if (draft.isDeleted) return;
  const { own } = draft.document.record;
  const text = textOf(draft.document);
  if (!draft.isReset && draft.changed.size === 0 && own === before.own && text === before.text) return;
  batch.isWritten = true;
  await sql`update worlds set revision = ${revision}, own = ${own && JSON.stringify(own)},
    document = ${text} where id = ${worldId}`.execute(transaction);
  for (const [id, loan] of draft.changed) {
    await sql`insert into loans (world_id, id, revision, document)
      values (${worldId}, ${id}, ${revision}, ${JSON.stringify(loan?.document ?? null)})
      on conflict (world_id, id) do update set revision = excluded.revision, document = excluded.document`.execute(
      transaction,
    );
  }
}

/** Deletes the loans and the journal of a world; the world itself and the numbers of its journal only with it. */
async function deleteRows(transaction: Database, worldId: string, isWhole: boolean): Promise<void> {
  await sql`delete from loans where world_id = ${worldId}`.execute(transaction);
  await sql`delete from journal where world_id = ${worldId}`.execute(transaction);
  if (!isWhole) return;
  await sql`delete from journal_numbers where world_id = ${worldId}`.execute(transaction);
  await sql`delete from worlds where id = ${worldId}`.execute(transaction);
}

/** Returns the stored text of a document. Recipe and own content have columns of their own, since they may be long. */
const textOf = (document: WorldDocument): string => {
  const { recipe: _recipe, own: _own, ...record } = document.record;
  return JSON.stringify({ ...document, record });
};

function documentFrom(row: { own: string | null; document: string }, recipe: unknown): WorldDocument {
  const document = JSON.parse(row.document) as WorldDocument;
  const own = row.own === null ? null : JSON.parse(row.own);
  return { ...document, record: { ...document.record, own, recipe } as WorldRecord };
}

/** Returns a stored loan with its id; null for one that has been taken back. */
function loanFrom(row: { readonly id: number; readonly document: string }): readonly [number, Loan | null] {
  const document = JSON.parse(row.document) as LoanDocument | null;
  return [row.id, document && new Loan(document)];
}
