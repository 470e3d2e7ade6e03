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
    /** The world's present where its clock stands still; null where it runs. */
    frozen_at: string | null;
    created_at: Fixed<string>;
    next_account_id: number;
  };
  /** Seeds as rows under a world id of their own, from which worlds are copied. */
  templates: { id: Fixed<string>; next_account_id: number };
  users: {
    world_id: Fixed<string>;
    user_id: Fixed<number>;
    /** Id of the person at the identity provider. A person with several profiles has several rows. */
    object_id: Fixed<string>;
    is_active: Flag;
    /** Name of the list of choices that the user is offered on the create screen. */
    choice_list: string;
    profile: Json;
    /** The loan that the person has open in the session of the older application. */
    selected_account_id: number | null;
  };
  loans: {
    world_id: Fixed<string>;
    general_account_id: Fixed<number>;
    master_account_id: Fixed<number>;
    application_identifier: Fixed<string>;
    loan_number: string;
    originator_user_id: number;
    borrower_name: string;
    institution: string | null;
    loan_status: string | null;
    loan_purpose: string | null;
    /** Cents, so that sums and comparisons are exact. */
    loan_amount_cents: number | null;
    lock_status: string | null;
    closing_date: string | null;
    is_lead: Flag;
    updated_at: string;
    dashboard: Json;
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
  };
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
] as const satisfies readonly (keyof Tables)[];
