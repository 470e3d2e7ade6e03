import { type ClusterBus, LocalBus } from './bus/bus.ts';
import { AssistantAnswers } from './repositories/assistant.ts';
import { Choices } from './repositories/choices.ts';
import { JournalTable } from './repositories/journal.ts';
import { Loans } from './repositories/loans.ts';
import { Menus } from './repositories/menus.ts';
import { Notes } from './repositories/notes.ts';
import { Secrets } from './repositories/secrets.ts';
import { Sessions, Tasks } from './repositories/sessions.ts';
import { Users } from './repositories/users.ts';
import { Vendors } from './repositories/vendors.ts';
import { WorldTable } from './repositories/worlds.ts';
import { isPostgres, unusable } from './engines/unusable.ts';
import { openDatabase } from './open-database.ts';
import { LoanCreation } from './repositories/loan-creation.ts';
import { RowCaches } from './repositories/repository.ts';
import { type Database, supportsReplicas } from './schema/tables.ts';

/** All state of the server. */
export interface Store {
  readonly worlds: WorldTable;
  readonly secrets: Secrets;
  readonly journal: JournalTable;
  /** Connects the replicas on this store. */
  readonly bus: ClusterBus;
  /** True if replicas may share the store. Cached rows are then only valid for one version of their world. */
  readonly supportsReplicas: boolean;
  /** Returns the repositories of a world. For an unknown world they find no rows. */
  in(worldId: string): WorldStore;
  /** Drops the cached rows of a world, after another replica has changed the world. */
  invalidate(worldId: string): void;
  close(): Promise<void>;
}

/** The repositories of one world. */
export interface WorldStore {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly loans: Loans;
  readonly choices: Choices;
  readonly notes: Notes;
  readonly tasks: Tasks;
  readonly menus: Menus;
  readonly vendors: Vendors;
  readonly assistant: AssistantAnswers;
}

/**
 * Opens the store and brings its tables up to date.
 *
 * @param location `:memory:`, the path of a file, whose folder is created if it is missing, or the address of a
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
  const { PostgresBus } = await import('./bus/postgres-bus.ts');
  return PostgresBus.connect(location, db);
}
