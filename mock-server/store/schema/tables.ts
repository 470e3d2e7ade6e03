import type { ColumnType } from 'kysely';

/** A truth value as a number that every engine knows: 0 or 1. */
type Flag = number;
/** A JSON document as text. */
type Json = string;
/** Present in every select, never changed after the insert. */
type Fixed<T> = ColumnType<T, T, never>;

/** Tables of the store. Every row of a world carries its `world_id`; ids count per world. */
export interface Tables {
  worlds: {
    id: Fixed<string>;
    /** Id of the persona who is signed in at the identity provider without asking. */
    persona: string | null;
    seed: Fixed<string>;
    flags: Json;
    /** Features that all users of the world have or lack. */
    features: Json;
    /** Settings that differ from the default configuration. */
    settings: Json;
    /** The world's present where its clock stands still; null where it runs. */
    frozen_at: string | null;
    /** How far a running clock is ahead of the machine's, milliseconds; behind it when negative. */
    clock_offset: number;
    /** What the world was made from, and is made from again when it is reset. */
    recipe: Fixed<Json>;
    /** When the world was last asked for, by the machine's clock; now and then brought up to date. */
    used_at: string;
    created_at: Fixed<string>;
    next_account_id: number;
    /** What is to go wrong in the world, each fault with how far it is from its turn and its end. */
    faults: Json;
    /** Goes up with every change of the world and of its active profiles: other servers drop their cached rows. */
    version: number;
    /** Id of the template that the world is a copy of; null for one without rows of a template. */
    template_id: string | null;
  };
  /** Seeds as rows under a world id of their own, from which worlds are copied. */
  templates: { id: Fixed<string>; next_account_id: number };
  users: {
    world_id: Fixed<string>;
    user_id: Fixed<number>;
    /** Id of the user at the identity provider. A user with several profiles has several rows. */
    object_id: Fixed<string>;
    is_active: Flag;
    /** Name of the list of choices that the user is offered on the create screen. */
    choice_list: string;
    profile: Json;
    /** The open loan of the user in the legacy application. */
    selected_account_id: number | null;
    /** The open task of the user there. */
    selected_task_id: number | null;
  };
  loans: {
    world_id: Fixed<string>;
    general_account_id: Fixed<number>;
    master_account_id: Fixed<number>;
    application_identifier: Fixed<string>;
    loan_number: string;
    originator_user_id: number;
    borrower_name: string;
    // A missing text is empty and a missing amount -1, so that every row can be compared and a list has pages.
    institution: string;
    loan_status: string;
    loan_purpose: string;
    /** Cents, so that sums and comparisons are exact. */
    loan_amount_cents: number;
    lock_status: string;
    closing_date: string;
    is_lead: Flag;
    updated_at: string;
    /** Empty where the loan was copied from a template; see `seeded_from`. */
    dashboard: Json;
    /** Last and first name in small letters: what a search by name compares. */
    borrower_key: string;
    /** The data of the loan that no dashboard shows; see `LoanFile`. Empty as `dashboard` is. */
    file: Json;
    /** World id of the template whose loan of the same id has the dashboard and the file; null where they are here. */
    seeded_from: string | null;
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
  /** What a list of choices offers: pairs of institution and originator with their products and licensed states. */
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
    /** Fingerprint of the request that came with the key; null for those of an earlier release. */
    request: string | null;
  };
  /** Notes on a loan; their ids count per loan from 1. */
  notes: {
    world_id: Fixed<string>;
    general_account_id: Fixed<number>;
    note_id: Fixed<number>;
    /** Full name of who wrote it. */
    author: Fixed<string>;
    text: Fixed<string>;
    /** Whether originators may read it too (S-6-14). */
    is_shared: Fixed<Flag>;
    created_at: Fixed<string>;
  };
  /** The vendor that has been selected for a loan. */
  vendors: { world_id: Fixed<string>; general_account_id: Fixed<number>; vendor: string };
  /** Menus that answer an empty list in a world. */
  empty_menus: { world_id: Fixed<string>; menu: Fixed<string> };
  /** Answers that the assistant gave, numbered per world. Neither prompt nor text is kept. */
  answers: {
    world_id: Fixed<string>;
    number: Fixed<number>;
    /** The user who asked. */
    object_id: Fixed<string>;
    reaction: string | null;
  };
  /** Codes of a sign-in that have been redeemed. */
  spent_codes: { world_id: Fixed<string>; code: Fixed<string>; expires_at: Fixed<string> };
  secrets: { name: Fixed<string>; value: string };
}

/** The tables whose rows belong to one world, in the order in which they are copied. */
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
] as const satisfies readonly (keyof Tables)[];
