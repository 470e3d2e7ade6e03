import { type Kysely, type RawBuilder, sql } from 'kysely';
import { compiledOnce, type Database } from './database.ts';
import { loanThinning } from './many-loans.ts';
import type { RowsAtHand } from './rows-at-hand.ts';
import { anyWorld, recordOf, rowOf, stateOf, type WorldRecord } from './world-record.ts';
import { type Tables, worldTables } from './tables.ts';

/** The template of a world is not there: it is made again when it is next asked for. */
export class TemplateGoneError extends Error {
  override readonly name = 'TemplateGoneError';
}

/** What is to become of a world, told from what it is. */
export type WorldChange = (
  record: WorldRecord,
) => Partial<
  Pick<WorldRecord, 'persona' | 'flags' | 'features' | 'settings' | 'frozenAt' | 'clockOffset' | 'faults'>
>;

/** Worlds whose versions are read by one statement. */
const mostAtOnce = 32;

/** The worlds, each copied from a template; see templates.ts. */
export class WorldStore {
  readonly #db: Database;
  readonly #atHand: RowsAtHand;
  readonly #copies;
  readonly #counts;
  readonly #delete;
  readonly #deletions;
  readonly #find;
  readonly #hold;
  readonly #insert;
  readonly #nextAccountId;
  readonly #thinOut;
  readonly #update;
  readonly #version;
  readonly #versions;

  constructor(db: Database, atHand: RowsAtHand) {
    this.#db = db;
    this.#atHand = atHand;
    this.#copies = copiedTables(db);
    this.#counts = compiledOnce(
      db
        .selectFrom('loans')
        .where('world_id', '=', '')
        .select(['is_lead', sql<number>`count(*)`.as('count')])
        .groupBy('is_lead'),
    );
    this.#delete = compiledOnce(db.deleteFrom('worlds').where('id', '=', ''));
    this.#deletions = emptiedTables(db);
    const world = db.selectFrom('worlds').selectAll().where('id', '=', '');
    this.#find = compiledOnce(world);
    this.#hold = compiledOnce(world.forUpdate());
    this.#update = compiledOnce(db.updateTable('worlds').set(stateOf(anyWorld)).where('id', '=', ''));
    this.#thinOut = loanThinning(db);
    const versions = db.selectFrom('worlds').select(['id', 'version']);
    this.#version = compiledOnce(versions.where('id', '=', ''));
    this.#versions = compiledOnce(versions.where('id', 'in', Array<string>(mostAtOnce).fill('')));
    this.#insert = compiledOnce(db.insertInto('worlds').values(rowOf(anyWorld, '', 0)));
    this.#nextAccountId = compiledOnce(
      db.selectFrom('templates').select('next_account_id').where('id', '=', '').forKeyShare(),
    );
  }

  async find(worldId: string): Promise<WorldRecord | null> {
    const { rows } = await this.#db.executeQuery(this.#find([worldId]));
    return rows[0] ? recordOf(rows[0]) : null;
  }

  /**
   * Creates a world as a copy of a template.
   *
   * @throws {TemplateGoneError} when the template has not been added, or has been deleted
   */
  async create(record: WorldRecord, templateId: string): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const nextAccountId = await this.#nextAccountIdOf(transaction, templateId);
      await transaction.executeQuery(this.#insert(Object.values(rowOf(record, templateId, nextAccountId))));
      for (const copy of this.#copies) await transaction.executeQuery(copy([record.id, templateId]));
    });
  }

  /** The versions of those of the worlds that are there. */
  async versions(worldIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const ids = worldIds.slice(0, mostAtOnce);
    // Always as many values, so that one statement serves all numbers of worlds.
    const values = [...ids, ...Array<string>(mostAtOnce - ids.length).fill(ids[0] ?? '')];
    const query = ids.length === 1 ? this.#version(ids) : this.#versions(values);
    const { rows } = await this.#db.executeQuery(query);
    const found = new Map(rows.map(({ id, version }) => [id, version]));
    const rest = worldIds.slice(mostAtOnce);
    return rest.length === 0 ? found : new Map([...found, ...(await this.versions(rest))]);
  }

  /**
   * Changes who is signed in, flags, features, settings, clock or faults of a world, from what they are now, whoever changes them
   * at the same time. Null when there is no such world.
   *
   * @throws whatever the change throws; then nothing is changed
   */
  async change(worldId: string, change: WorldChange): Promise<WorldRecord | null> {
    return this.#db.transaction().execute(async (transaction) => {
      const { rows } = await transaction.executeQuery(this.#hold([worldId]));
      if (!rows[0]) return null;
      const record = recordOf(rows[0]);
      const changed = { ...record, ...change(record), version: record.version + 1 };
      await transaction.executeQuery(this.#update([...Object.values(stateOf(changed)), worldId]));
      return changed;
    });
  }

  /**
   * Makes a world the copy of a template again, whatever has happened in it. Null when there is no such world.
   *
   * @throws {TemplateGoneError} when the template has not been added, or has been deleted
   */
  async reset(record: WorldRecord, templateId: string): Promise<WorldRecord | null> {
    await this.#thinOut(record.id);
    const made = await this.#db.transaction().execute(async (transaction) => {
      const present = await transaction
        .selectFrom('worlds')
        .select('version')
        .where('id', '=', record.id)
        .forUpdate()
        .executeTakeFirst();
      if (!present) return null;
      const anew = { ...record, version: present.version + 1 };
      const nextAccountId = await this.#nextAccountIdOf(transaction, templateId);
      // A code stays spent.
      await this.#empty(transaction, record.id, 'spent_codes');
      await transaction
        .updateTable('worlds')
        .set({ ...stateOf(anew), template_id: templateId, next_account_id: nextAccountId })
        .where('id', '=', record.id)
        .execute();
      for (const copy of this.#copies) await transaction.executeQuery(copy([record.id, templateId]));
      return anew;
    });
    this.#atHand.forgetWorld(record.id);
    return made;
  }

  /** How many loans and leads a world has. */
  async counts(worldId: string): Promise<{ readonly loans: number; readonly leads: number }> {
    const { rows } = await this.#db.executeQuery(this.#counts([worldId]));
    const countOf = (flag: number) => rows.find((row) => row.is_lead === flag)?.count ?? 0;
    return { loans: countOf(0), leads: countOf(1) };
  }

  /** Keeps when a world was last asked for. */
  async markUsed(worldId: string, usedAt: string): Promise<void> {
    await this.#db
      .updateTable('worlds')
      .set({ used_at: usedAt })
      .where('id', '=', worldId)
      // Another server may have been asked for it since.
      .where('used_at', '<', usedAt)
      .execute();
  }

  /** Ids of the worlds that nobody has asked for since then. */
  async unusedSince(instant: string): Promise<string[]> {
    const rows = await this.#db.selectFrom('worlds').select('id').where('used_at', '<', instant).execute();
    return rows.map(({ id }) => id);
  }

  /** Deletes a world with everything in it; false when there was none. */
  async delete(worldId: string): Promise<boolean> {
    await this.#thinOut(worldId);
    const isDeleted = await this.#db.transaction().execute(async (transaction) => {
      const { numAffectedRows = 0n } = await transaction.executeQuery(this.#delete([worldId]));
      await this.#empty(transaction, worldId);
      return numAffectedRows > 0n;
    });
    this.#atHand.forgetWorld(worldId);
    return isDeleted;
  }

  async #nextAccountIdOf(db: Database, templateId: string): Promise<number> {
    const { rows } = await db.executeQuery(this.#nextAccountId([templateId]));
    if (!rows[0]) throw new TemplateGoneError(`There is no template "${templateId}"`);
    return rows[0].next_account_id;
  }

  async #empty(db: Database, worldId: string, except?: (typeof worldTables)[number]): Promise<void> {
    for (const [index, deletion] of this.#deletions.entries()) {
      if (worldTables[index] !== except) await db.executeQuery(deletion([worldId]));
    }
  }
}

/** The columns of a template that become rows of a new world. Nothing else of a world is there at its start. */
const copiedColumns = {
  users: ['user_id', 'object_id', 'is_active', 'choice_list', 'profile'],
  loans: [
    'general_account_id',
    'master_account_id',
    'application_identifier',
    'loan_number',
    'originator_user_id',
    'borrower_name',
    'institution',
    'loan_status',
    'loan_purpose',
    'loan_amount_cents',
    'lock_status',
    'closing_date',
    'is_lead',
    'updated_at',
    'borrower_key',
    'seeded_from',
    'dashboard',
    'file',
  ],
  notes: ['general_account_id', 'note_id', 'author', 'text', 'is_shared', 'created_at'],
  tasks: ['task_id', 'general_account_id', 'queue'],
  institutions: ['institution_id', 'name', 'default_origination_type'],
  originators: ['originator_user_id', 'first_name', 'last_name'],
  offers: ['choice_list', 'institution_id', 'originator_user_id', 'products', 'licensed_states'],
} as const satisfies { readonly [Table in (typeof worldTables)[number]]?: readonly (keyof Tables[Table])[] };

/** The long documents of a loan stay in the template and are read from there: worlds are many, and made in no time. */
const leftInTemplate: Readonly<Record<string, RawBuilder<string>>> = {
  seeded_from: sql<string>`world_id`,
  dashboard: sql<string>`''`,
  file: sql<string>`''`,
};

/** Deletes all rows of a world, or of a template, one statement a table. */
export const emptiedTables = (db: Database) =>
  worldTables.map((table) => compiledOnce(db.deleteFrom(table).where('world_id', '=', '')));

/** One INSERT ... SELECT a table; its parameters are the id of the new world and that of the template. */
function copiedTables(db: Database) {
  const anyTable = db as unknown as Kysely<Record<string, Record<string, string | number | null>>>;
  return Object.entries(copiedColumns).map(([table, columns]) =>
    compiledOnce(
      anyTable
        .insertInto(table)
        .columns(['world_id', ...columns])
        .expression(
          anyTable
            .selectFrom(table)
            .select((builder) => [
              builder.val('').as('world_id'),
              ...columns.map((column) => leftInTemplate[column]?.as(column) ?? column),
            ])
            .where('world_id', '=', ''),
        ),
    ),
  );
}
