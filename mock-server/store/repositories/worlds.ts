import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { PersonaId } from '../../../contracts/api/personas.ts';
import type { FeatureFlags } from '../../../contracts/operations/configuration.ts';
import type { Presenter, WorldRecipe, WorldSettings } from '../../../contracts/operations/mock-schemas.ts';
import type { Fault, PendingFault } from '../../../contracts/operations/fault.ts';
import type { UserFeatures } from '../../../contracts/operations/session.ts';
import { insertRows, type Parameter, prepared } from '../queries/prepared.ts';
import { type Database, type Tables, worldTables } from '../schema/tables.ts';
import { insertSeed, thinOutLoans } from './loan-inserts.ts';
import type { RowCaches } from './repository.ts';
import type { Seed } from './seed.ts';
import { WorldRows } from './world-rows.ts';
import { WorldVersions } from './world-versions.ts';

/** The parts of a recipe that change its seed. */
export type OwnContent = Pick<WorldRecipe, 'users' | 'institutions' | 'loans' | 'menus'>;

/** A world as it is stored. */
export interface WorldRecord {
  readonly id: string;
  /** Name that a user gave to the world; null for the default name, which is derived from the id. */
  readonly name: string | null;
  readonly persona: PersonaId | null;
  readonly seed: string;
  readonly flags: Partial<FeatureFlags>;
  /** Features that override those of all users of the world. */
  readonly features: UserFeatures;
  readonly settings: WorldSettings;
  /** ISO date and time of a frozen clock; null if the clock runs. */
  readonly frozenAt: string | null;
  /** Difference between the running clock and the machine's clock, milliseconds. */
  readonly clockOffset: number;
  /** Pending faults in the order of their injection; `nth` and `times` count down. */
  readonly faults: readonly PendingFault[];
  /** Current demo and step; null for a world without the presenter's bar. */
  readonly presenter: Presenter | null;
  /** Incremented by every change of the world and of its active profiles. */
  readonly version: number;
  /** Day to which the dates of the seed are relative, yyyy-MM-dd; null for a world of an early release. */
  readonly seedDay: string | null;
  /** Content that has been changed since the creation; null if it is that of the recipe. */
  readonly own: OwnContent | null;
  /** The recipe from which the world was created. */
  readonly recipe: WorldRecipe;
  readonly createdAt: string;
}

/** Returns the content that a world has besides its seed: that of its recipe until it is changed. */
export const ownContentOf = ({ own, recipe }: WorldRecord): OwnContent => own ?? recipe;

/** Computes the changed properties of a world from the current ones, and may write rows in the same transaction. */
export type WorldChange = (
  record: WorldRecord,
  rows: WorldRows,
) => ChangedProperties | Promise<ChangedProperties>;

type ChangedProperties = Partial<
  Omit<WorldRecord, 'id' | 'seed' | 'version' | 'seedDay' | 'recipe' | 'createdAt'>
>;

/** The records of worlds. */
export class WorldTable {
  readonly #db: Database;
  readonly #caches: RowCaches;
  readonly #versions: WorldVersions;

  constructor(db: Database, caches: RowCaches) {
    this.#db = db;
    this.#versions = new WorldVersions(db);
    this.#caches = caches;
  }

  async find(worldId: string): Promise<WorldRecord | null> {
    const { rows } = await findWorld(this.#db, { worldId });
    return rows[0] ? recordOf(rows[0]) : null;
  }

  async create(record: WorldRecord, seed: Seed): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const row = {
        ...stateOf(record),
        id: record.id,
        seed: record.seed,
        seed_day: record.seedDay,
        recipe: JSON.stringify(record.recipe),
        used_at: record.createdAt,
        created_at: record.createdAt,
        next_account_id: seed.nextAccountId,
      } satisfies Insertable<Tables['worlds']>;
      await insertRows(transaction, 'worlds', [row]);
      await insertSeed(transaction, record.id, seed);
    });
  }

  /** Returns the version of a world; undefined if it does not exist. Calls at the same time share a query. */
  version(worldId: string): Promise<number | undefined> {
    return this.#versions.get(worldId);
  }

  /**
   * Changes a world in a transaction. Returns null if the world does not exist.
   *
   * @throws errors of `change`; the transaction is rolled back
   */
  async change(worldId: string, change: WorldChange): Promise<WorldRecord | null> {
    let hasNewRows = false;
    const changed = await this.#db.transaction().execute(async (transaction) => {
      const { rows } = await lockedWorld(transaction, { worldId });
      if (!rows[0]) return null;
      const record = recordOf(rows[0]);
      const content = new WorldRows({ db: transaction, worldId, caches: this.#caches });
      const next = { ...record, ...(await change(record, content)), version: record.version + 1 };
      await transaction.updateTable('worlds').set(stateOf(next)).where('id', '=', worldId).execute();
      hasNewRows = content.isChanged;
      return next;
    });
    if (hasNewRows) this.#caches.invalidateWorld(worldId);
    return changed;
  }

  /** Resets a world to the rows of a seed. Returns null if the world does not exist. */
  async reset(record: WorldRecord, seed: Seed): Promise<WorldRecord | null> {
    const { id: worldId } = record;
    await thinOutLoans(this.#db, worldId);
    const reset = await this.#db.transaction().execute(async (transaction) => {
      const { rows } = await lockedWorld(transaction, { worldId });
      if (!rows[0]) return null;
      const made = { ...record, version: rows[0].version + 1 };
      // A used sign-in code stays used, and the journal counts on.
      await deleteRows(transaction, worldId, ['spent_codes', 'journal_numbers']);
      await transaction
        .updateTable('worlds')
        .set({ ...stateOf(made), seed_day: record.seedDay, next_account_id: seed.nextAccountId })
        .where('id', '=', worldId)
        .execute();
      await insertSeed(transaction, worldId, seed);
      return made;
    });
    this.#caches.invalidateWorld(worldId);
    return reset;
  }

  async counts(worldId: string): Promise<{ readonly loans: number; readonly leads: number }> {
    const rows = await this.#db
      .selectFrom('loans')
      .where('world_id', '=', worldId)
      .select(['is_lead', sql<number>`count(*)`.as('count')])
      .groupBy('is_lead')
      .execute();
    const countOf = (flag: number) => rows.find((row) => row.is_lead === flag)?.count ?? 0;
    return { loans: countOf(0), leads: countOf(1) };
  }

  /** Stores when a world was last used. Does nothing if another replica has stored a later time. */
  async markUsed(worldId: string, usedAt: string): Promise<void> {
    await this.#db
      .updateTable('worlds')
      .set({ used_at: usedAt })
      .where('id', '=', worldId)
      .where('used_at', '<', usedAt)
      .execute();
  }

  /** Returns the ids of worlds that were last used before an instant. */
  async unusedSince(instant: string): Promise<string[]> {
    const rows = await this.#db.selectFrom('worlds').select('id').where('used_at', '<', instant).execute();
    return rows.map(({ id }) => id);
  }

  /** Deletes a world with all its rows. Returns false if it does not exist. */
  async delete(worldId: string): Promise<boolean> {
    await thinOutLoans(this.#db, worldId);
    const isDeleted = await this.#db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('worlds')
        .where('id', '=', worldId)
        .executeTakeFirst();
      await deleteRows(transaction, worldId);
      return numDeletedRows > 0n;
    });
    this.#caches.invalidateWorld(worldId);
    return isDeleted;
  }
}

/** Deletes the rows of a world from all tables, except some. */
async function deleteRows(
  db: Database,
  worldId: string,
  except: readonly (typeof worldTables)[number][] = [],
): Promise<void> {
  for (const table of worldTables)
    if (!except.includes(table)) await db.deleteFrom(table).where('world_id', '=', worldId).execute();
}

const recordOf = (row: Selectable<Tables['worlds']>): WorldRecord => ({
  id: row.id,
  name: row.name,
  persona: row.persona as PersonaId | null,
  seed: row.seed,
  flags: JSON.parse(row.flags) as Partial<FeatureFlags>,
  features: JSON.parse(row.features) as UserFeatures,
  settings: JSON.parse(row.settings) as WorldSettings,
  frozenAt: row.frozen_at,
  clockOffset: row.clock_offset,
  faults: faultsOf(row),
  presenter: row.presenter === null ? null : (JSON.parse(row.presenter) as Presenter),
  version: row.version,
  seedDay: row.seed_day,
  own: row.own === null ? null : (JSON.parse(row.own) as OwnContent),
  recipe: JSON.parse(row.recipe) as WorldRecipe,
  createdAt: row.created_at,
});

/** Parses the pending faults, and adds ids to faults that an earlier release stored without. */
const faultsOf = ({ faults }: Selectable<Tables['worlds']>): PendingFault[] =>
  (JSON.parse(faults) as (Fault & Partial<PendingFault>)[]).map((fault, index) => ({
    ...fault,
    id: fault.id ?? `earlier-${index + 1}`,
    met: fault.met ?? 0,
  }));

/** Returns the columns of a world that can change. */
const stateOf = (record: WorldRecord) =>
  ({
    name: record.name,
    persona: record.persona,
    flags: JSON.stringify(record.flags),
    features: JSON.stringify(record.features),
    settings: JSON.stringify(record.settings),
    frozen_at: record.frozenAt,
    clock_offset: record.clockOffset,
    faults: JSON.stringify(record.faults),
    presenter: record.presenter && JSON.stringify(record.presenter),
    own: record.own && JSON.stringify(record.own),
    version: record.version,
  }) satisfies Updateable<Tables['worlds']>;

interface ById {
  readonly worldId: string;
}

const world = (db: Database, parameter: Parameter<ById>) =>
  db.selectFrom('worlds').selectAll().where('id', '=', parameter('worldId'));

const findWorld = prepared(world);
const lockedWorld = prepared((db, parameter: Parameter<ById>) => world(db, parameter).forUpdate());
