import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { addWorldTemplates } from './world-templates-migration.ts';
import { addKeyRequest } from './key-request-migration.ts';
import { indexNumberEnds } from './loan-number-end-migration.ts';
import { addLoanSearch } from './loan-search-migration.ts';
import { addReplicas } from './replicas-migration.ts';
import type { migrationNames } from './migrated.ts';
import { addSessionTables } from './session-migration.ts';
import { createVendors } from './vendors-migration.ts';
import { addWorldControls } from './world-controls-migration.ts';
import { addWorldSettings } from './world-settings-migration.ts';

/** Brings the tables up to date. @throws the first error of a migration that fails */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** In the order of their names. One that has been released is never changed; a new one is added. */
const migrations: Readonly<Record<(typeof migrationNames)[number], Migration>> = {
  '001-worlds-users-loans-choices': { up: createFirstTables },
  '002-notes': { up: createNotes },
  '003-session': { up: addSessionTables },
  '004-loan-search': { up: addLoanSearch },
  '005-world-controls': { up: addWorldControls },
  '006-world-templates': { up: addWorldTemplates },
  '007-key-request': { up: addKeyRequest },
  '008-replicas': { up: addReplicas },
  '009-vendors': { up: createVendors },
  '010-world-settings': { up: addWorldSettings },
  '011-loan-number-end': { up: indexNumberEnds },
};

// Texts and integers only: they mean the same on every engine.
async function createFirstTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('worlds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('persona', 'text')
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('flags', 'text', (column) => column.notNull())
    .addColumn('frozen_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('next_account_id', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('templates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('next_account_id', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('users')
    .addColumn('world_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.notNull())
    .addColumn('object_id', 'text', (column) => column.notNull())
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .addColumn('choice_list', 'text', (column) => column.notNull())
    .addColumn('profile', 'text', (column) => column.notNull())
    .addColumn('selected_account_id', 'integer')
    .addPrimaryKeyConstraint('users_key', ['world_id', 'user_id'])
    .execute();
  await db.schema
    .createTable('loans')
    .addColumn('world_id', 'text', (column) => column.notNull())
    .addColumn('general_account_id', 'integer', (column) => column.notNull())
    .addColumn('master_account_id', 'integer', (column) => column.notNull())
    .addColumn('application_identifier', 'text', (column) => column.notNull())
    .addColumn('loan_number', 'text', (column) => column.notNull())
    .addColumn('originator_user_id', 'integer', (column) => column.notNull())
    .addColumn('borrower_name', 'text', (column) => column.notNull())
    .addColumn('institution', 'text')
    .addColumn('loan_status', 'text')
    .addColumn('loan_purpose', 'text')
    .addColumn('loan_amount_cents', 'bigint')
    .addColumn('lock_status', 'text')
    .addColumn('closing_date', 'text')
    .addColumn('is_lead', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('dashboard', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('loans_key', ['world_id', 'general_account_id'])
    .execute();
  await db.schema
    .createIndex('loans_by_application_identifier')
    .unique()
    .on('loans')
    .columns(['world_id', 'application_identifier'])
    .execute();
  await db.schema
    .createIndex('loans_by_activity')
    .on('loans')
    .columns(['world_id', 'is_lead', 'updated_at', 'general_account_id'])
    .execute();
  await db.schema
    .createTable('tasks')
    .addColumn('world_id', 'text', (column) => column.notNull())
    .addColumn('task_id', 'integer', (column) => column.notNull())
    .addColumn('general_account_id', 'integer', (column) => column.notNull())
    .addColumn('queue', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('tasks_key', ['world_id', 'task_id'])
    // A loan waits in one queue at a time.
    .addUniqueConstraint('tasks_one_a_loan', ['world_id', 'general_account_id'])
    .execute();
  await db.schema
    .createTable('institutions')
    .addColumn('world_id', 'text', (column) => column.notNull())
    .addColumn('institution_id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('default_origination_type', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('institutions_key', ['world_id', 'institution_id'])
    .execute();
  await db.schema
    .createTable('originators')
    .addColumn('world_id', 'text', (column) => column.notNull())
    .addColumn('originator_user_id', 'integer', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('originators_key', ['world_id', 'originator_user_id'])
    .execute();
  await db.schema
    .createTable('offers')
    .addColumn('world_id', 'text', (column) => column.notNull())
    .addColumn('choice_list', 'text', (column) => column.notNull())
    .addColumn('institution_id', 'integer', (column) => column.notNull())
    .addColumn('originator_user_id', 'integer', (column) => column.notNull())
    .addColumn('products', 'text', (column) => column.notNull())
    .addColumn('licensed_states', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('offers_key', [
      'world_id',
      'choice_list',
      'institution_id',
      'originator_user_id',
    ])
    .execute();
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('world_id', 'text', (column) => column.notNull())
    .addColumn('object_id', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('general_account_id', 'integer')
    .addPrimaryKeyConstraint('idempotency_keys_key', ['world_id', 'object_id', 'key'])
    .execute();
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

async function createNotes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notes')
    .addColumn('world_id', 'text', (column) => column.notNull())
    .addColumn('general_account_id', 'integer', (column) => column.notNull())
    .addColumn('note_id', 'integer', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('is_shared', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('notes_key', ['world_id', 'general_account_id', 'note_id'])
    .execute();
}
