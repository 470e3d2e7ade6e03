import { randomBytes } from 'node:crypto';
import { type ClusterBus, LocalBus } from './bus/bus.ts';
import { AssistantAnswers } from './repositories/assistant.ts';
import { Choices } from './repositories/choices.ts';
import { JournalTable } from './repositories/journal.ts';
import { Loans } from './repositories/loans.ts';
import { Notes } from './repositories/notes.ts';
import { Secrets } from './repositories/secrets.ts';
import { Sessions, Tasks } from './repositories/sessions.ts';
import { Users } from './repositories/users.ts';
import { Vendors } from './repositories/vendors.ts';
import { WorldTable } from './repositories/worlds.ts';
import { isPostgres, unusable } from './engines/unusable.ts';
import { type Database, isShared, openDatabase } from './engines/database.ts';
import type { SeedOf } from './repositories/world-data.ts';
import { WorldDocuments } from './repositories/world-documents.ts';

/** All state of the server. */
export interface Store {
  readonly worlds: WorldTable;
  readonly secrets: Secrets;
  readonly journal: JournalTable;
  /** Connects the replicas on this store. */
  readonly bus: ClusterBus;
  /** True if other servers may share the store. */
  readonly isShared: boolean;
  /** Returns the repositories of a world. For an unknown world they find nothing. */
  in(worldId: string): WorldStore;
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
  readonly vendors: Vendors;
  readonly assistant: AssistantAnswers;
}

/**
 * Opens the store, and creates its tables if it is new.
 *
 * @param location `:memory:`, the path of a file, whose folder is created if it is missing, or the address of a
 * PostgreSQL database, `postgres://...`, which several servers can share
 * @param seedOf returns the content of a world before users change it; it is not stored
 * @throws {UnusableStoreError} when the file or the database cannot be used
 */
export async function openStoreWith(location: string, seedOf: SeedOf): Promise<Store> {
  const db = await openDatabase(location);
  try {
    return await storeOver(db, location, seedOf);
  } catch (error) {
    await db.destroy();
    throw unusable(location, error);
  }
}

async function storeOver(db: Database, location: string, seedOf: SeedOf): Promise<Store> {
  const documents = new WorldDocuments(db, seedOf);
  const secrets = new Secrets(db);
  const keyOfRequests = randomBytes(32).toString('base64url');
  const secret = await secrets.readOrCreate('request-fingerprint-key', keyOfRequests);
  const bus = await busAt(location, db);
  return {
    worlds: new WorldTable(documents),
    secrets,
    journal: new JournalTable(db),
    bus,
    isShared: isShared(db),
    in: (worldId): WorldStore => ({
      users: new Users(documents, worldId),
      sessions: new Sessions(documents, worldId),
      loans: new Loans(documents, worldId, secret),
      choices: new Choices(documents, worldId),
      notes: new Notes(documents, worldId),
      tasks: new Tasks(documents, worldId),
      vendors: new Vendors(documents, worldId),
      assistant: new AssistantAnswers(documents, worldId),
    }),
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
