import { LocalBus } from './cluster/bus.ts';
import { isPostgres } from './dialects/location.ts';
import { openDatabase } from './open-database.ts';
import { AssistantAnswers } from './repositories/assistant.ts';
import { Choices } from './repositories/choices.ts';
import { JournalTable } from './repositories/journal.ts';
import { LoanCreation } from './repositories/loan-creation.ts';
import { Loans } from './repositories/loans.ts';
import { Menus } from './repositories/menus.ts';
import { Notes } from './repositories/notes.ts';
import { RowCaches } from './repositories/repository.ts';
import { Secrets } from './repositories/secrets.ts';
import { Sessions } from './repositories/sessions.ts';
import { Tasks } from './repositories/tasks.ts';
import { Users } from './repositories/users.ts';
import { Vendors } from './repositories/vendors.ts';
import { WorldTable } from './repositories/worlds.ts';
import { type Database, supportsReplicas } from './schema/database.ts';
import type { Store, WorldStore } from './store.ts';
import { unusable } from './dialects/unusable.ts';

/**
 * Opens the store and brings its tables up to date.
 *
 * @param location `:memory:`, the path of a file whose folder is made when it is missing, or the address of a
 * PostgreSQL database, `postgres://...`, which several servers can share
 * @throws {UnusableStoreError} when the file or the database cannot be used
 */
export async function openStore(location: string): Promise<Store> {
  const db = await openDatabase(location);
  try {
    return await storeOver(db, location);
  } catch (error) {
    await db.destroy();
    throw unusable(location, error);
  }
}

async function storeOver(db: Database, location: string): Promise<Store> {
  const caches = new RowCaches();
  const secrets = new Secrets(db);
  const creation = await LoanCreation.open(db, secrets);
  const bus = await busAt(location, db);
  return {
    worlds: new WorldTable(db, caches),
    secrets,
    journal: new JournalTable(db),
    bus,
    supportsReplicas: supportsReplicas(db),
    in: (worldId): WorldStore => {
      const scope = { db, worldId, caches };
      return {
        users: new Users(scope),
        sessions: new Sessions(scope),
        loans: new Loans(scope, creation),
        choices: new Choices(scope),
        notes: new Notes(scope),
        tasks: new Tasks(scope),
        menus: new Menus(scope),
        vendors: new Vendors(scope),
        assistant: new AssistantAnswers(scope),
      };
    },
    invalidate: (worldId) => caches.invalidateWorld(worldId),
    close: async () => {
      await bus.close();
      await db.destroy();
    },
  };
}

/** Returns the bus of a store. The client of PostgreSQL is loaded only for an address of PostgreSQL. */
async function busAt(location: string, db: Database) {
  if (!isPostgres(location)) return new LocalBus();
  const { PostgresBus } = await import('./cluster/postgres-bus.ts');
  return PostgresBus.connect(location, db);
}
