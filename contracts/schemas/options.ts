import {
  generations,
  loanPurposes,
  occupancies,
  originationTypes,
  propertyTypes,
  stateCodes,
  taxIdentifierTypes,
  workQueueTypes,
} from '../api/options.ts';
import { oneOf } from './shapes.ts';

export const OriginationType = oneOf(originationTypes);
export const PropertyType = oneOf(propertyTypes);
export const Occupancy = oneOf(occupancies);
export const LoanPurpose = oneOf(loanPurposes);
export const Generation = oneOf(generations);
export const TaxIdentifierType = oneOf(taxIdentifierTypes);
export const StateCode = oneOf(stateCodes);
export const WorkQueueType = oneOf(workQueueTypes);
