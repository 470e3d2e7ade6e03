import type { StateCode } from '../../contracts/api/options.ts';
import type { Institution, Originator, Product } from '../../contracts/schemas/create-loan.ts';

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

/** Id that no originator has: part of the key of an offer, so it cannot be left out. */
export const noOriginator = 0;
