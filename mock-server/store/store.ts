import type { Institution, Originator, Product } from '../../contracts/schemas/create-loan.ts';
import type { FeatureFlags } from '../../contracts/schemas/configuration.ts';
import type { LoanDashboard } from '../../contracts/schemas/loan.ts';
import type { User } from '../../contracts/schemas/session.ts';
import type { StateCode, WorkQueueType } from '../../contracts/api/options.ts';
import type { PersonaId } from '../../contracts/api/personas.ts';
import { ChoiceStore } from './choices.ts';
import { openDatabase } from './database.ts';
import { LoanStore } from './loans.ts';
import { SecretStore } from './secrets.ts';
import { UserStore } from './users.ts';
import { WorldStore } from './worlds.ts';

/** Everything stateful. All SQL of the server stands in this folder; every method but those of `secrets` names its world. */
export interface Store {
  readonly worlds: WorldStore;
  readonly users: UserStore;
  readonly loans: LoanStore;
  readonly choices: ChoiceStore;
  readonly secrets: SecretStore;
  close(): Promise<void>;
}

/**
 * Opens the store and brings its tables up to date.
 *
 * @param location `:memory:`, or the path of a file whose folder is made when it is missing
 * @throws {DataFolderError} when the file or its folder cannot be written
 */
export async function openStore(location: string): Promise<Store> {
  const db = await openDatabase(location);
  return {
    worlds: new WorldStore(db),
    users: new UserStore(db),
    loans: new LoanStore(db),
    choices: new ChoiceStore(db),
    secrets: new SecretStore(db),
    close: () => db.destroy(),
  };
}

/** A world as it is kept. */
export interface WorldRecord {
  readonly id: string;
  readonly persona: PersonaId | null;
  readonly seed: string;
  readonly flags: Partial<FeatureFlags>;
  /** ISO date and time at which the world's clock stands still; null where it runs. */
  readonly frozenAt: string | null;
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

export interface LoanFilter {
  readonly kind: 'loan' | 'lead';
  /** Only loans with a task in this queue. */
  readonly queue?: WorkQueueType;
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
  /** A repeated key of the same person answers the loan that the first call created. */
  readonly idempotencyKey?: string;
}

/** A pair of institution and originator that a user may create for. */
export interface Offer {
  readonly institution: Institution;
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
  readonly originatorUserId: number;
  readonly products: readonly Product[];
  readonly licensedStates: readonly StateCode[];
}

export interface SeedLoan {
  readonly generalAccountId: number;
  readonly originatorUserId: number;
  readonly isLead: boolean;
  /** ISO date and time. */
  readonly updatedAt: string;
  readonly dashboard: LoanDashboard;
  /** The queue in which the loan waits, with the id of its task. */
  readonly task?: { readonly queue: WorkQueueType; readonly taskId: number };
}

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
