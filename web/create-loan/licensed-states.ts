import { stateCodes } from '../../contracts/api/options.ts';

/**
 * The states in which the chosen pair of originator and institution may lend; null while that is not known: before the
 * choice, and after a failed call, where the server decides.
 */
export type LicensedStates = readonly string[] | null;

/** The states to choose from for a property, in the order of their codes (L-4.3-04). */
export const propertyStates = (licensed: LicensedStates): readonly string[] =>
  licensed === null ? stateCodes : stateCodes.filter((code) => licensed.includes(code));

/** Nothing to choose from: state and county cannot be used (L-4.3-02, L-4.3-03). */
export const hasNoLicense = (licensed: LicensedStates): boolean => licensed?.length === 0;
