import { type Kysely, type Selectable, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import { supportsReplicas, type Tables } from './tables.ts';
import { borrowerKeyOf } from './loan-row.ts';
import type { migrationNames } from './release.ts';

/** Brings the tables up to date. @throws the first error of a migration that fails */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
}

/** Returns the migrator of a database. Tests migrate to an earlier release with it. */
export const migratorOf = <T>(db: Kysely<T>): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

/** The migrations in the order of their names. Never change a released one: add a new one. */
const migrations: Readonly<Record<(typeof migrationNames)[number], Migration>> = {
  '001-worlds-users-loans-choices': { up: createFirstTables },
  '002-notes': {
    up: (db: Kysely<unknown>) =>
      createTables(
        db,
        `notes: world_id text*, general_account_id integer*, note_id integer*, author text, text text, is_shared integer,
           created_at text`,
      ),
  },
  '003-session': { up: addSessionTables },
  '004-loan-search': { up: addLoanSearch },
  '005-world-controls': { up: addWorldControls },
  '006-world-templates': { up: addWorldTemplates },
  '007-key-request': withColumn('idempotency_keys', 'request', 'text'),
  '008-replicas': { up: addReplicas },
  '009-vendors': {
    up: (db: Kysely<unknown>) =>
      createTables(db, 'vendors: world_id text*, general_account_id integer*, vendor text'),
  },
  '010-world-settings': { up: (db: Kysely<unknown>) => addColumn(db, 'worlds', 'settings', 'text', '{}') },
  // The expression must equal `numberEnd` in loan-list.ts.
  '011-loan-number-end': {
    up: async (db: Kysely<unknown>) => {
      await sql`create index loans_by_number_end on loans
    (world_id, is_lead, (substr(loan_number, length(loan_number) - 3)), loan_number, general_account_id)`.execute(
        db,
      );
    },
  },
  // Computes the keys again, now without accents and apostrophes.
  '012-folded-borrower-keys': { up: fillBorrowerKeys },
  '013-journal': { up: addJournal },
  '014-own-rows': { up: copyTemplatesIntoWorlds },
  '015-names-and-presenters': {
    up: async (db: Kysely<unknown>) => {
      for (const column of ['name', 'presenter'])
        await db.schema.alterTable('worlds').addColumn(column, 'text').execute();
    },
  },
  '016-own-content': withColumn('worlds', 'own', 'text'),
  '017-journal-numbers': { up: moveJournalNumbers },
  '018-chosen-leads': withColumn('users', 'chosen_lead_id', 'integer'),
};

/** Returns a migration that adds a column that may be null. */
function withColumn(table: string, column: string, type: 'text' | 'integer'): Migration {
  return {
    up: (db: Kysely<unknown>) => db.schema.alterTable(table).addColumn(column, type).execute(),
  };
}

async function createFirstTables(db: Kysely<unknown>): Promise<void> {
  await createTables(
    db,
    `worlds: id text*, persona text?, seed text, flags text, frozen_at text?, created_at text, next_account_id integer;
     templates: id text*, next_account_id integer;
     users: world_id text*, user_id integer*, object_id text, is_active integer, choice_list text, profile text,
       selected_account_id integer?;
     loans: world_id text*, general_account_id integer*, master_account_id integer, application_identifier text,
       loan_number text, originator_user_id integer, borrower_name text, institution text?, loan_status text?,
       loan_purpose text?, loan_amount_cents bigint?, lock_status text?, closing_date text?, is_lead integer,
       updated_at text, dashboard text;
     tasks: world_id text*, task_id integer*, general_account_id integer, queue text;
     institutions: world_id text*, institution_id integer*, name text, default_origination_type text;
     originators: world_id text*, originator_user_id integer*, first_name text, last_name text;
     offers: world_id text*, choice_list text*, institution_id integer*, originator_user_id integer*, products text,
       licensed_states text;
     idempotency_keys: world_id text*, object_id text*, key text*, general_account_id integer?;
     secrets: name text*, value text`,
  );
  await db.schema
    .createIndex('loans_by_application_identifier')
    .unique()
    .on('loans')
    .columns(['world_id', 'application_identifier'])
    .execute();
  await createIndex(db, 'loans', 'activity', ['world_id', 'is_lead', 'updated_at', 'general_account_id']);
}

/** Adds the open task of a user, the answers of the assistant, and the empty menus of a world. */
async function addSessionTables(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('selected_task_id', 'integer').execute();
  await createTables(
    db,
    `empty_menus: world_id text*, menu text*;
     answers: world_id text*, number integer*, object_id text, reaction text?`,
  );
}

/** Adds the columns that pipelines search and sort by, an index for each sort order, and the column `file`. */
async function addLoanSearch(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'loans', 'borrower_key', 'text', '');
  await addColumn(db, 'loans', 'file', 'text', '{}');
  await db.schema.alterTable('loans').addColumn('seeded_from', 'text').execute();
  await fillBorrowerKeys(db);
  // A missing text becomes empty and a missing amount -1, since null cannot be compared.
  for (const column of ['institution', 'loan_status', 'loan_purpose', 'lock_status', 'closing_date']) {
    await sql`update loans set ${sql.ref(column)} = '' where ${sql.ref(column)} is null`.execute(db);
  }
  await sql`update loans set loan_amount_cents = -1 where loan_amount_cents is null`.execute(db);
  // The orders of loan-order.ts, without `activity`, whose index the first migration created.
  const orders = {
    loan_number: ['loan_number'],
    borrower: ['borrower_key'],
    institution: ['institution'],
    purpose: ['loan_purpose'],
    amount: ['loan_amount_cents'],
    status: ['loan_status', 'updated_at'],
    lock: ['lock_status'],
    closing: ['closing_date'],
  };
  for (const [name, columns] of Object.entries(orders)) {
    await createIndex(db, 'loans', name, ['world_id', 'is_lead', ...columns, 'general_account_id']);
  }
  await createIndex(db, 'tasks', 'queue', ['world_id', 'queue', 'task_id']);
}

/** Computes the keys from the dashboards, which are in the template if the world was copied from one. */
async function fillBorrowerKeys(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<
    Pick<Selectable<Tables['loans']>, 'world_id' | 'general_account_id' | 'dashboard'>
  >`
    select loans.world_id, loans.general_account_id, coalesce(originals.dashboard, loans.dashboard) as dashboard
    from loans left join loans as originals on originals.world_id = loans.seeded_from
      and originals.general_account_id = loans.general_account_id`.execute(db);
  for (const row of rows) {
    const { primaryBorrower } = JSON.parse(row.dashboard) as LoanDashboard;
    await db
      .updateTable('loans')
      .set({ borrower_key: borrowerKeyOf(primaryBorrower) })
      .where('world_id', '=', row.world_id)
      .where('general_account_id', '=', row.general_account_id)
      .execute();
  }
}

/** Adds features, clock, recipe and the time of last use to a world. */
async function addWorldControls(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'worlds', 'features', 'text', '{}');
  await addColumn(db, 'worlds', 'clock_offset', 'bigint', 0);
  await addColumn(db, 'worlds', 'recipe', 'text', '{}');
  await addColumn(db, 'worlds', 'used_at', 'text', '');
  // For worlds of earlier releases, the recipe is the seed, and the last use is the creation.
  await sql`update worlds set used_at = created_at, recipe = '{"seed":"' || seed || '"}'`.execute(db);
}

/** Adds the id of the template world from which the rows of a world were copied. */
async function addWorldTemplates(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('worlds').addColumn('template_id', 'text').execute();
  await createIndex(db, 'worlds', 'template', ['template_id']);
  await sql`update worlds set template_id = (
    select max(seeded_from) from loans where loans.world_id = worlds.id and seeded_from is not null
  )`.execute(db);
}

/** Adds the state that replicas share: faults and version of a world, and used sign-in codes. */
async function addReplicas(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'worlds', 'faults', 'text', '[]');
  await addColumn(db, 'worlds', 'version', 'integer', 0);
  await createTables(db, 'spent_codes: world_id text*, code text*, expires_at text');
  // Fingerprints are now hashed with a secret. Older ones are deleted: their keys are no longer compared with requests.
  await sql`update idempotency_keys set request = null`.execute(db);
  if (!supportsReplicas(db)) return;
  // Long packets of the cluster bus. The table is unlogged, since packets need not survive a crash.
  await sql`create unlogged table peer_messages (
    id text primary key,
    body text not null,
    sent_at timestamptz not null default now()
  )`.execute(db);
}

/** Adds the journal, and to each world the numbers of its newest request and of its last one before a clear. */
async function addJournal(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'worlds', 'journal_last', 'integer', 0);
  await addColumn(db, 'worlds', 'journal_cleared', 'integer', 0);
  await createTables(db, 'journal: world_id text*, number integer*, recorded_at bigint, entry text');
  await createIndex(db, 'journal', 'time', ['recorded_at']);
}

/** Moves the numbers of journals out of the worlds, so that a journal never waits for a change of its world. */
async function moveJournalNumbers(db: Kysely<unknown>): Promise<void> {
  await createTables(db, 'journal_numbers: world_id text*, last integer, cleared integer');
  await sql`insert into journal_numbers select id, journal_last, journal_cleared from worlds`.execute(db);
  for (const column of ['journal_last', 'journal_cleared'])
    await db.schema.alterTable('worlds').dropColumn(column).execute();
}

/**
 * Copies the dashboards and files of loans into the worlds, which earlier releases read from templates, and deletes the
 * templates. Marks the loans and notes of seeds.
 */
async function copyTemplatesIntoWorlds(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'loans', 'is_seeded', 'integer', 0);
  await addColumn(db, 'notes', 'is_seeded', 'integer', 0);
  await db.schema.alterTable('worlds').addColumn('seed_day', 'text').execute();
  await sql`update loans set is_seeded = 1 where seeded_from is not null`.execute(db);
  for (const document of ['dashboard', 'file']) {
    const column = sql.ref(document);
    await sql`update loans set ${column} = coalesce((
      select originals.${column} from loans as originals
      where originals.world_id = loans.seeded_from
        and originals.general_account_id = loans.general_account_id
    ), ${column}) where seeded_from is not null`.execute(db);
  }
  await sql`update notes set is_seeded = 1 where exists (
    select 1 from loans
    join notes as originals on originals.world_id = loans.seeded_from
      and originals.general_account_id = loans.general_account_id
    where loans.world_id = notes.world_id and loans.general_account_id = notes.general_account_id
      and originals.note_id = notes.note_id
  )`.execute(db);
  const { rows } = await sql<{ id: string }>`select distinct template_id as id from worlds`.execute(db);
  for (const { id } of rows) {
    const day = /^template \S+ (\d{4}-\d{2}-\d{2}) /.exec(id ?? '')?.[1];
    if (day) await sql`update worlds set seed_day = ${day} where template_id = ${id}`.execute(db);
  }
  for (const table of ['users', 'loans', 'notes', 'tasks', 'institutions', 'originators', 'offers']) {
    await sql`delete from ${sql.table(table)} where world_id in (select id from templates)`.execute(db);
  }
  await db.schema.dropIndex('worlds_by_template').execute();
  await db.schema.alterTable('worlds').dropColumn('template_id').execute();
  await db.schema.alterTable('loans').dropColumn('seeded_from').execute();
  await db.schema.dropTable('templates').execute();
}

/**
 * Creates tables with columns of text and integers, which are the same on all engines.
 *
 * @param definitions tables, separated by `;`, each with name and columns; `*` marks the columns of the primary key,
 * `?` allows null
 */
async function createTables(db: Kysely<unknown>, definitions: string): Promise<void> {
  for (const definition of definitions.split(';')) {
    const [name = '', columns = ''] = definition.trim().split(': ');
    const parts = columns
      .split(',')
      .map((column) => column.trim().split(' ') as [name: string, type: string]);
    const key = parts.filter(([, type]) => type.endsWith('*')).map(([column]) => column);
    let table = db.schema.createTable(name);
    for (const [column, type] of parts) {
      table = table.addColumn(column, type.replace(/[*?]$/, '') as 'text' | 'integer', (builder) => {
        if (type.endsWith('*') && key.length === 1) return builder.primaryKey();
        return type.endsWith('?') ? builder : builder.notNull();
      });
    }
    if (key.length > 1) table = table.addPrimaryKeyConstraint(`${name}_key`, key as never[]);
    // A loan has at most one task, so it is in at most one queue.
    if (name === 'tasks') {
      table = table.addUniqueConstraint('tasks_one_a_loan', ['world_id', 'general_account_id'] as never[]);
    }
    await table.execute();
  }
}

async function addColumn(
  db: Kysely<unknown>,
  table: string,
  name: string,
  type: 'text' | 'integer' | 'bigint',
  initial: string | number,
): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(name, type, (column) => column.notNull().defaultTo(initial))
    .execute();
}

async function createIndex(
  db: Kysely<unknown>,
  table: string,
  order: string,
  columns: readonly string[],
): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${order}`)
    .on(table)
    .columns([...columns])
    .execute();
}
