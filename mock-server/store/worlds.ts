import type { Kysely } from 'kysely';
import type { FeatureFlags } from '../../contracts/schemas/configuration.ts';
import type { PersonaId } from '../../contracts/api/personas.ts';
import { compiledOnce, type Database } from './database.ts';
import { loanColumns } from './loan-record.ts';
import type { Seed, WorldRecord } from './store.ts';
import { type Tables, worldTables } from './tables.ts';

/** The worlds, and the templates that they are copied from. */
export class WorldStore {
  readonly #db: Database;
  readonly #copies;

  constructor(db: Database) {
    this.#db = db;
    this.#copies = copiedTables(db);
  }

  async find(worldId: string): Promise<WorldRecord | null> {
    const row = await this.#db.selectFrom('worlds').selectAll().where('id', '=', worldId).executeTakeFirst();
    return row ? recordOf(row) : null;
  }

  /** Keeps a seed as rows, so that worlds can be copied from it. A second call with the same id changes nothing. */
  async addTemplate(templateId: string, seed: Seed): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('templates')
        .values({ id: templateId, next_account_id: seed.nextAccountId })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 1n) await insertSeed(transaction, templateId, seed);
    });
  }

  /**
   * Creates a world as a copy of a template.
   *
   * @throws {Error} when the template has not been added or the world is already there
   */
  async create(record: WorldRecord, templateId: string): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const template = await transaction
        .selectFrom('templates')
        .select('next_account_id')
        .where('id', '=', templateId)
        .executeTakeFirst();
      if (!template) throw new Error(`There is no template "${templateId}"`);
      await transaction
        .insertInto('worlds')
        .values({
          id: record.id,
          persona: record.persona,
          seed: record.seed,
          flags: JSON.stringify(record.flags),
          frozen_at: record.frozenAt,
          created_at: record.createdAt,
          next_account_id: template.next_account_id,
        })
        .execute();
      for (const copy of this.#copies) await transaction.executeQuery(copy([record.id, templateId]));
    });
  }

  /** Nobody is signed in at the identity provider any more without being asked. */
  async forgetPersona(worldId: string): Promise<void> {
    await this.#db.updateTable('worlds').set({ persona: null }).where('id', '=', worldId).execute();
  }

  /** Deletes a world with everything in it; false when there was none. */
  async delete(worldId: string): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('worlds')
        .where('id', '=', worldId)
        .executeTakeFirst();
      for (const table of worldTables) {
        await transaction.deleteFrom(table).where('world_id', '=', worldId).execute();
      }
      return numDeletedRows > 0n;
    });
  }
}

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
    originator_user_id: offer.originatorUserId,
    products: JSON.stringify(offer.products),
    licensed_states: JSON.stringify(offer.licensedStates),
  }));
  const tasks = seed.loans.flatMap(({ generalAccountId, task }) =>
    task
      ? [{ world_id: worldId, task_id: task.taskId, general_account_id: generalAccountId, queue: task.queue }]
      : [],
  );
  const loans = seed.loans.map((loan) => loanColumns(worldId, loan));
  await db.insertInto('users').values(users).execute();
  await db.insertInto('institutions').values(institutions).execute();
  await db.insertInto('originators').values(originators).execute();
  await db.insertInto('offers').values(offers).execute();
  if (loans.length > 0) await db.insertInto('loans').values(loans).execute();
  if (tasks.length > 0) await db.insertInto('tasks').values(tasks).execute();
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
    'dashboard',
  ],
  tasks: ['task_id', 'general_account_id', 'queue'],
  institutions: ['institution_id', 'name', 'default_origination_type'],
  originators: ['originator_user_id', 'first_name', 'last_name'],
  offers: ['choice_list', 'institution_id', 'originator_user_id', 'products', 'licensed_states'],
} as const satisfies { readonly [Table in (typeof worldTables)[number]]?: readonly (keyof Tables[Table])[] };

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
            .select((builder) => [builder.val('').as('world_id'), ...columns])
            .where('world_id', '=', ''),
        ),
    ),
  );
}

const recordOf = (row: {
  readonly id: string;
  readonly persona: string | null;
  readonly seed: string;
  readonly flags: string;
  readonly frozen_at: string | null;
  readonly created_at: string;
}): WorldRecord => ({
  id: row.id,
  persona: row.persona as PersonaId | null,
  seed: row.seed,
  flags: JSON.parse(row.flags) as Partial<FeatureFlags>,
  frozenAt: row.frozen_at,
  createdAt: row.created_at,
});
