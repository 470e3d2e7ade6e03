import type { ColumnType, Kysely } from 'kysely';

/** A boolean as 0 or 1, since SQLite has no type for booleans. */
type Flag = number;
/** A JSON document as text. */
type Json = string;
/** A column that is never updated. */
type Fixed<T> = ColumnType<T, T, never>;

/** Tables of the store. Every row of a world has its `world_id`; ids are numbered per world. */
export interface Tables {
  worlds: {
    id: Fixed<string>;
    /** Name that a user gave to the world; null for the default name, which is derived from the id. */
    name: string | null;
    /** Id of the persona who is signed in without the sign-in page. */
    persona: string | null;
    seed: Fixed<string>;
    flags: Json;
    /** Features that override those of all users of the world. */
    features: Json;
    /** Settings that differ from the default configuration. */
    settings: Json;
    /** Time of a frozen clock; null if the clock runs. */
    frozen_at: string | null;
    /** Difference between the running clock and the machine's clock, milliseconds; negative for a clock in the past. */
    clock_offset: number;
    /** The recipe from which the world is created and reset. */
    recipe: Fixed<Json>;
    /** Users, institutions, loans and menus that have been changed; null if they are those of the recipe. */
    own: Json | null;
    /** Time of the last request on the machine's clock; not updated at each request. */
    used_at: string;
    created_at: Fixed<string>;
    next_account_id: number;
    /** The pending faults of the world, with their remaining counts. */
    faults: Json;
    /** Current demo and step; null for a world without the presenter's bar. */
    presenter: Json | null;
    /**
     * Incremented by every change of the world and of its active profiles, so that other replicas drop their cached
     * rows.
     */
    version: number;
    /** Day to which the dates of the seed are relative, yyyy-MM-dd; null for a world of an early release. */
    seed_day: string | null;
  };
  /** The numbers of each journal. They are not in `worlds`, because creations lock the row of their world. */
  journal_numbers: {
    world_id: Fixed<string>;
    /** Number of requests that were ever added to the journal, which is the number of its newest request. */
    last: number;
    /** Number of the newest request that was cleared; 0 if the journal was never cleared. */
    cleared: number;
  };
  /** The newest requests of each world. */
  journal: {
    world_id: Fixed<string>;
    number: Fixed<number>;
    /** System time, microseconds since 1970. */
    recorded_at: Fixed<number>;
    /** The entry of the journal without its number. */
    entry: Fixed<Json>;
  };
  users: {
    world_id: Fixed<string>;
    user_id: Fixed<number>;
    /** Id of the user at the identity provider. A user with several profiles has several rows. */
    object_id: Fixed<string>;
    is_active: Flag;
    /** Name of the list of choices (see `offers`) for the user's create screen. */
    choice_list: string;
    profile: Json;
    /** The open loan of the user in the legacy application. */
    selected_account_id: number | null;
    /** The open task of the user in the legacy application. */
    selected_task_id: number | null;
    /** The lead from which the user makes a loan, chosen in the borrower check. */
    chosen_lead_id: number | null;
  };
  loans: {
    world_id: Fixed<string>;
    general_account_id: Fixed<number>;
    master_account_id: Fixed<number>;
    application_identifier: Fixed<string>;
    loan_number: string;
    originator_user_id: number;
    borrower_name: string;
    // A missing text is '' and a missing amount -1, since sorting and pagination cannot compare null.
    institution: string;
    loan_status: string;
    loan_purpose: string;
    /** Cents, so that sums and comparisons are exact. */
    loan_amount_cents: number;
    lock_status: string;
    closing_date: string;
    is_lead: Flag;
    updated_at: string;
    dashboard: Json;
    /** Last and first name in lower case, for the search by name. */
    borrower_key: string;
    /** Data of the loan that no dashboard shows; see `LoanFile`. */
    file: Json;
    /** True for a loan of the seed, except for the loans of a bulk seed. */
    is_seeded: Fixed<Flag>;
  };
  tasks: {
    world_id: Fixed<string>;
    task_id: Fixed<number>;
    general_account_id: number;
    queue: string;
  };
  institutions: {
    world_id: Fixed<string>;
    institution_id: Fixed<number>;
    name: string;
    default_origination_type: string;
  };
  originators: {
    world_id: Fixed<string>;
    originator_user_id: Fixed<number>;
    first_name: string;
    last_name: string;
  };
  /** The lists of choices of create screens: pairs of institution and originator, with products and licensed states. */
  offers: {
    world_id: Fixed<string>;
    choice_list: Fixed<string>;
    institution_id: Fixed<number>;
    originator_user_id: Fixed<number>;
    products: Json;
    licensed_states: Json;
  };
  idempotency_keys: {
    world_id: Fixed<string>;
    object_id: Fixed<string>;
    key: Fixed<string>;
    general_account_id: number | null;
    /** Fingerprint of the first request with the key; null for rows of an earlier release. */
    request: string | null;
  };
  /** Notes on a loan; their ids count per loan from 1. */
  notes: {
    world_id: Fixed<string>;
    general_account_id: Fixed<number>;
    note_id: Fixed<number>;
    /** Full name of the author. */
    author: Fixed<string>;
    text: Fixed<string>;
    /** True if originators may read the note too (S-6-14). */
    is_shared: Fixed<Flag>;
    created_at: Fixed<string>;
    /** True for a note of the seed. */
    is_seeded: Fixed<Flag>;
  };
  vendors: { world_id: Fixed<string>; general_account_id: Fixed<number>; vendor: string };
  /** Menus that are empty for all users of a world. */
  empty_menus: { world_id: Fixed<string>; menu: Fixed<string> };
  /** Answers of the assistant, numbered per world. Prompts and texts are not stored. */
  answers: {
    world_id: Fixed<string>;
    number: Fixed<number>;
    /** Id of the user who sent the prompt. */
    object_id: Fixed<string>;
    reaction: string | null;
  };
  spent_codes: { world_id: Fixed<string>; code: Fixed<string>; expires_at: Fixed<string> };
  secrets: { name: Fixed<string>; value: string };
}

/** The tables whose rows belong to one world. */
export const worldTables = [
  'users',
  'loans',
  'tasks',
  'institutions',
  'originators',
  'offers',
  'idempotency_keys',
  'notes',
  'empty_menus',
  'answers',
  'spent_codes',
  'vendors',
  'journal',
  'journal_numbers',
] as const satisfies readonly (keyof Tables)[];

export type Database = Kysely<Tables>;

/** Returns true if several replicas can share the database. */
export const supportsReplicas = (db: Database): boolean =>
  db.getExecutor().adapter.supportsMultipleConnections !== false;

/**
 * Locks a world until the end of the transaction. Call it first in a transaction that reads before it writes, since
 * another replica may write at the same time. Returns false if the world does not exist.
 */
export async function lockWorld(transaction: Database, worldId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('worlds')
    .select('id')
    .where('id', '=', worldId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
