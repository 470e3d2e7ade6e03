import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Parameter, prepared } from '../performance/prepared.ts';
import type { Database } from '../schema/database.ts';
import { type Tables, worldTables } from '../schema/tables.ts';
import { chunksOf, insertSeedLoans } from './loan-inserts.ts';
import { noOriginator } from './offer.ts';
import type { Seed } from './seed.ts';

/** Error for a template that does not exist. It is created again when it is next needed. */
export class TemplateGoneError extends Error {
  override readonly name = 'TemplateGoneError';
}

/** Templates: rows of a seed from which worlds are copied. The JSON documents of the loans stay in the template. */
export class Templates {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Stores a seed as a template. Does nothing if the template exists. */
  async add(templateId: string, seed: Seed): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('templates')
        .values({ id: templateId, next_account_id: seed.nextAccountId })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 1n) await insertSeed(transaction, templateId, seed);
    });
  }

  /** Returns the ids of the templates without worlds. */
  async unused(): Promise<string[]> {
    const rows = await unusedTemplates(this.#db).execute();
    return rows.map(({ id }) => id);
  }

  /** Deletes a template. Returns false if a world is a copy of the template, or if there is no such template. */
  async delete(templateId: string): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      // The lock waits for transactions that copy the template, so that the query below finds their worlds.
      await transaction
        .selectFrom('templates')
        .select('id')
        .where('id', '=', templateId)
        .forUpdate()
        .execute();
      const unused = await unusedTemplates(transaction).where('id', '=', templateId).executeTakeFirst();
      if (!unused) return false;
      await transaction.deleteFrom('templates').where('id', '=', templateId).execute();
      await deleteRows(transaction, templateId);
      return true;
    });
  }
}

/** Deletes the rows of a world or template from all tables, optionally except one. */
export async function deleteRows(
  db: Database,
  worldId: string,
  except?: (typeof worldTables)[number],
): Promise<void> {
  for (const [table, deletion] of deletions) if (table !== except) await deletion(db, { worldId });
}

export async function nextAccountIdOf(db: Database, templateId: string): Promise<number> {
  const { rows } = await templateOf(db, { templateId });
  if (!rows[0]) throw new TemplateGoneError(`There is no template "${templateId}"`);
  return rows[0].next_account_id;
}

const templateOf = prepared((db, parameter: Parameter<{ readonly templateId: string }>) =>
  db
    .selectFrom('templates')
    .select('next_account_id')
    .where('id', '=', parameter('templateId'))
    .forKeyShare(),
);

const unusedTemplates = (db: Database) =>
  db
    .selectFrom('templates')
    .select('id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('worlds').select('worlds.id').whereRef('template_id', '=', 'templates.id'))),
    );

/** Number of rows of one INSERT; more rows would exceed the maximum number of parameters. */
const rowsOfOffers = 1_000;

async function insertSeed(db: Database, worldId: string, seed: Seed): Promise<void> {
  const users = seed.users.map((user) => ({
    world_id: worldId,
    user_id: user.userId,
    object_id: user.objectId,
    is_active: user.isActive ? 1 : 0,
    choice_list: user.choiceList,
    profile: JSON.stringify(user.profile),
    selected_account_id: null,
  }));
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
  await db.insertInto('users').values(users).execute();
  await db.insertInto('institutions').values(institutions).execute();
  await db.insertInto('originators').values(originators).execute();
  for (const rows of chunksOf(offers, rowsOfOffers)) await db.insertInto('offers').values(rows).execute();
  await insertSeedLoans(db, worldId, seed.loans);
}

/** The columns of a template that are copied into a new world. */
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

/** Values of the columns that are not copied. A loan reads them from its template, so that a copy takes less than 1 ms. */
const leftInTemplate: Readonly<Record<string, RawBuilder<string>>> = {
  seeded_from: sql<string>`world_id`,
  dashboard: sql<string>`''`,
  file: sql<string>`''`,
};

export async function copyTemplate(db: Database, worldId: string, templateId: string): Promise<void> {
  for (const copy of copies) await copy(db, { worldId, templateId });
}

/** For each table, the INSERT ... SELECT that copies the rows of a template into a world. */
const copies = Object.entries(copiedColumns).map(([table, columns]) =>
  prepared((db, parameter: Parameter<{ readonly worldId: string; readonly templateId: string }>) => {
    const anyTable = db as unknown as Kysely<Record<string, Record<string, string | number | null>>>;
    return anyTable
      .insertInto(table)
      .columns(['world_id', ...columns])
      .expression(
        anyTable
          .selectFrom(table)
          .select([
            parameter('worldId').as('world_id'),
            ...columns.map((column) => leftInTemplate[column]?.as(column) ?? column),
          ])
          .where('world_id', '=', parameter('templateId')),
      );
  }),
);

/** For each table, the DELETE of the rows of a world. */
const deletions = worldTables.map(
  (table) =>
    [
      table,
      prepared((db, parameter: Parameter<{ readonly worldId: string }>) =>
        db.deleteFrom(table).where('world_id', '=', parameter('worldId')),
      ),
    ] as const,
);
