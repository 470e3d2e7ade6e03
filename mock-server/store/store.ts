import { AssistantStore } from './assistant.ts';
import { ChoiceStore } from './choices.ts';
import { type Database, isShared } from './database.ts';
import { LoanStore } from './loans.ts';
import { isPostgres } from './location.ts';
import { MenuStore } from './menus.ts';
import { NoteStore } from './notes.ts';
import { openDatabase } from './open-database.ts';
import { LonePeer, type Peers } from './peers.ts';
import { fingerprintsWith } from './request-fingerprint.ts';
import { RowsAtHand } from './rows-at-hand.ts';
import { SecretStore } from './secrets.ts';
import { SpentCodeStore } from './spent-codes.ts';
import { TaskStore } from './tasks.ts';
import { TemplateStore } from './templates.ts';
import { unusable } from './unusable.ts';
import { UserStore } from './users.ts';
import { VendorStore } from './vendors.ts';
import { WorldStore } from './worlds.ts';

/**
 * Everything stateful. All SQL of the server stands in this folder; every method but those of `secrets` names its world.
 * What is asked for all the time is kept at hand, see at-hand.ts.
 */
export interface Store {
  readonly worlds: WorldStore;
  readonly templates: TemplateStore;
  readonly users: UserStore;
  readonly loans: LoanStore;
  readonly choices: ChoiceStore;
  readonly notes: NoteStore;
  readonly tasks: TaskStore;
  readonly menus: MenuStore;
  readonly vendors: VendorStore;
  readonly assistant: AssistantStore;
  readonly spentCodes: SpentCodeStore;
  readonly secrets: SecretStore;
  /** The servers that work on this store, this one included. */
  readonly peers: Peers;
  /** True when there may be others: what is at hand here holds only as long as the version of its world. */
  readonly isShared: boolean;
  /** What is at hand of a world has been changed by another server. */
  forgetWorld(worldId: string): void;
  close(): Promise<void>;
}

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
  const atHand = new RowsAtHand();
  const secrets = new SecretStore(db);
  const fingerprints = await fingerprintsWith(secrets);
  const { peers, leave } = await peersAt(location, db);
  return {
    worlds: new WorldStore(db, atHand),
    templates: new TemplateStore(db),
    users: new UserStore(db, atHand),
    loans: new LoanStore(db, atHand, fingerprints),
    choices: new ChoiceStore(db, atHand),
    notes: new NoteStore(db),
    tasks: new TaskStore(db),
    menus: new MenuStore(db),
    vendors: new VendorStore(db),
    assistant: new AssistantStore(db),
    spentCodes: new SpentCodeStore(db),
    secrets,
    peers,
    isShared: isShared(db),
    forgetWorld: (worldId) => atHand.forgetWorld(worldId),
    close: async () => {
      await leave();
      await db.destroy();
    },
  };
}

interface Membership {
  readonly peers: Peers;
  readonly leave: () => Promise<void>;
}

async function peersAt(location: string, db: Database): Promise<Membership> {
  if (!isPostgres(location)) return { peers: new LonePeer(), leave: async () => undefined };
  const { PostgresPeers } = await import('./postgres-peers.ts');
  const peers = await PostgresPeers.join(location, db);
  return { peers, leave: () => peers.close() };
}
