import type { StateCode, WorkQueueType } from '../../../contracts/api/options.ts';
import type { Institution, Originator, Product } from '../../../contracts/operations/create-loan.ts';
import type { User } from '../../../contracts/operations/session.ts';
import type { LoanSource, StoredNote } from './loan.ts';

/** The data of a new world. */
export interface Seed {
  readonly users: readonly SeedUser[];
  readonly institutions: readonly SeedInstitution[];
  readonly originators: readonly Originator[];
  readonly offers: readonly SeedOffer[];
  readonly loans: readonly SeedLoan[];
  /** Id of the first loan that is created in the world. */
  readonly nextAccountId: number;
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
  /** Id of the originator; null for an institution without originators. */
  readonly originatorUserId: number | null;
  readonly products: readonly Product[];
  readonly licensedStates: readonly StateCode[];
}

export interface SeedLoan extends LoanSource {
  /** Notes on the loan, oldest first. */
  readonly notes?: readonly Omit<StoredNote, 'isAdded'>[];
  /** The work queue that has the loan, and the id of its task. */
  readonly task?: { readonly queue: WorkQueueType; readonly taskId: number };
  /** Name of the selected vendor; null for none. */
  readonly vendor?: string | null;
  /** True for a loan of a bulk seed. */
  readonly isBulk?: true;
}

export interface SeedInstitution extends Institution {
  readonly defaultOriginationType: string;
}

/** A pair of institution and originator that a user may create loans for. */
export interface Offer {
  readonly institution: Institution;
  /** The origination type for users without the right to choose one. */
  readonly defaultOriginationType: string;
  readonly originator: Originator;
  readonly products: readonly Product[];
  /** State codes; empty when the pair has no license. */
  readonly licensedStates: readonly StateCode[];
}
