import type { Institution, Originator, Product } from '../../contracts/schemas/create-loan.ts';
import type { FeatureFlags } from '../../contracts/schemas/configuration.ts';
import type { Fault, WorldRecipe, WorldSettings } from '../../contracts/schemas/mock.ts';
import type { User, UserFeatures } from '../../contracts/schemas/session.ts';
import type { StateCode, WorkQueueType } from '../../contracts/api/options.ts';
import type { PersonaId } from '../../contracts/api/personas.ts';
import { AssistantStore } from './assistant.ts';
import { ChoiceStore } from './choices.ts';
import { type Database, isShared, openDatabase } from './database.ts';
import type { LoanSource } from './loan-record.ts';
import { LoanStore } from './loans.ts';
import { isPostgres } from './location.ts';
import { MenuStore } from './menus.ts';
import { NoteStore } from './notes.ts';
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

/** A world as it is kept. */
export interface WorldRecord {
  readonly id: string;
  readonly persona: PersonaId | null;
  readonly seed: string;
  readonly flags: Partial<FeatureFlags>;
  /** Features that everybody in the world has or lacks. */
  readonly features: UserFeatures;
  readonly settings: WorldSettings;
  /** ISO date and time at which the world's clock stands still; null where it runs. */
  readonly frozenAt: string | null;
  /** How far a running clock is ahead of the machine's, milliseconds. */
  readonly clockOffset: number;
  /** What is to go wrong, in the order in which it was asked for; `nth` and `times` count down. */
  readonly faults: readonly Fault[];
  /** Goes up with every change of the world and of who is active in it. */
  readonly version: number;
  /** What the world was made from. */
  readonly recipe: WorldRecipe;
  readonly createdAt: string;
}

/** A row of a pipeline or queue. */
export interface LoanRow {
  readonly generalAccountId: number;
  readonly applicationIdentifier: string;
  readonly loanNumber: string;
  readonly borrowerName: string;
  readonly institution: string | null;
  readonly loanStatus: string | null;
  readonly loanPurpose: string | null;
  /** US dollars. */
  readonly loanAmount: number | null;
  readonly lockStatus: string | null;
  /** yyyy-MM-dd */
  readonly closingDate: string | null;
  readonly isLead: boolean;
  readonly queue: WorkQueueType | null;
  readonly taskId: number | null;
  /** ISO date and time of the last activity. */
  readonly updatedAt: string;
}

/** What a list of loans can be ordered by. */
export const loanSorts = [
  'activity',
  'loanNumber',
  'borrower',
  'institution',
  'purpose',
  'amount',
  'status',
  'lock',
  'closing',
] as const;
export type LoanSort = (typeof loanSorts)[number];
export type Direction = 'asc' | 'desc';

export interface LoanFilter {
  readonly kind: 'loan' | 'lead';
  /** Only loans with a task in this queue. */
  readonly queue?: WorkQueueType;
  /** Only loans whose number, or whose borrower's last name, begins with this text; four digits end a number. */
  readonly text?: string;
  /** Only loans of this status. */
  readonly status?: string;
  /** `activity` without one; a search that gives none comes in the order of what was searched. */
  readonly sort?: LoanSort;
  /** Newest and largest first for activity, amount and closing date, else A to Z, without one. */
  readonly direction?: Direction;
  /** Rows on a page: 100 without one, and at most. */
  readonly limit?: number;
  /** The page that follows this loan, or that leads up to it. An unknown loan means the first page. */
  readonly from?: { readonly generalAccountId: number; readonly side: 'after' | 'before' };
}

/** A page of a list of loans. */
export interface LoanPage {
  readonly rows: readonly LoanRow[];
  readonly sort: LoanSort;
  readonly direction: Direction;
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
  /** True when only the first `mostSorted` matches were put in order, because there are more. */
  readonly isCapped: boolean;
}

export type AccountKey = { readonly generalAccountId: number } | { readonly applicationIdentifier: string };

/** What the server knows about a creation besides the request. */
export interface CreationContext {
  /** The person who creates. */
  readonly objectId: string;
  readonly now: Date;
  readonly institutionName: string;
  readonly productName: string;
  readonly originator: Originator;
  /** A repeated key of the same person answers the loan that the first call created, if it asks for the same. */
  readonly idempotencyKey?: string;
}

/** A task of a work queue. */
export interface Task {
  readonly taskId: number;
  readonly generalAccountId: number;
  readonly queue: WorkQueueType;
}

/** A note as it is added to a loan or lead. */
export interface NewNote {
  readonly generalAccountId: number;
  /** Full name of who writes it. */
  readonly author: string;
  readonly text: string;
  /** Whether originators may read it too (S-6-14). */
  readonly isShared: boolean;
  readonly now: Date;
}

/** A note as it is read. */
export interface Note extends Omit<NewNote, 'now'> {
  readonly noteId: number;
  /** ISO date and time. */
  readonly createdAt: string;
}

export interface NoteCounts {
  readonly count: number;
  readonly countShared: number;
}

/** A pair of institution and originator that a user may create for. */
export interface Offer {
  readonly institution: Institution;
  /** What is meant where nobody may choose. */
  readonly defaultOriginationType: string;
  readonly originator: Originator;
  readonly products: readonly Product[];
  /** State codes; empty when the pair has no license. */
  readonly licensedStates: readonly StateCode[];
}

export interface SeedUser {
  readonly userId: number;
  readonly objectId: string;
  readonly isActive: boolean;
  readonly choiceList: string;
  readonly profile: User;
}

export interface SeedOffer {
  readonly choiceList: string;
  readonly institutionId: number;
  /** Null: the institution is offered, and nobody works for it yet. */
  readonly originatorUserId: number | null;
  readonly products: readonly Product[];
  readonly licensedStates: readonly StateCode[];
}

export interface SeedLoan extends LoanSource {
  /** Oldest first. */
  readonly notes?: readonly SeedNote[];
  /** The queue in which the loan waits, with the id of its task. */
  readonly task?: { readonly queue: WorkQueueType; readonly taskId: number };
}

export type SeedNote = Pick<Note, 'author' | 'text' | 'isShared' | 'createdAt'>;

export interface SeedInstitution extends Institution {
  readonly defaultOriginationType: string;
}

/** What a world starts with. */
export interface Seed {
  readonly users: readonly SeedUser[];
  readonly institutions: readonly SeedInstitution[];
  readonly originators: readonly Originator[];
  readonly offers: readonly SeedOffer[];
  readonly loans: readonly SeedLoan[];
  /** Id of the first loan that is created in the world. */
  readonly nextAccountId: number;
}
