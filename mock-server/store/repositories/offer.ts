import type { StateCode } from '../../../contracts/api/options.ts';
import type { Institution, Originator, Product } from '../../../contracts/operations/create-loan.ts';

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

/** Id that no originator has. It is part of the key of an offer, so it cannot be null. */
export const noOriginator = 0;
