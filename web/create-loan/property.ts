import { stateCodes } from '../../contracts/api/options.ts';
import type { CreateLoanValues } from './form-values.ts';

/**
 * The states in which the chosen pair of originator and institution may lend; null while that is not known: before the
 * choice, and after a failed call, where the server decides.
 */
export type LicensedStates = readonly string[] | null;

/** The states to choose from for a property, in the order of their codes (L-4.3-04). */
export const propertyStates = (licensed: LicensedStates): readonly string[] =>
  licensed === null ? stateCodes : stateCodes.filter((code) => licensed.includes(code));

/** Returns true for a pair without a licensed state: state and county are disabled (L-4.3-02, L-4.3-03). */
export const hasNoLicense = (licensed: LicensedStates): boolean => licensed?.length === 0;

/**
 * Returns the values after a change of Pre-Approval. On clears house number, street and unit of the property, and turns
 * off the borrower's address for it (L-4.2-10, A-35). Off leaves them blank.
 */
export function withPreApproval(values: CreateLoanValues): CreateLoanValues {
  if (!values.isPreApproval) return values;
  return {
    ...values,
    isPropertyAddressSameAsBorrowerAddress: false,
    propertyAddress: { ...values.propertyAddress, houseNumber: '', streetName: '', unitNumber: '' },
  };
}

/**
 * Returns the values of a pair without a licensed state: clears state and county of the property (L-4.3-02, A-38). The
 * borrower's address stays, and validation shows it as invalid.
 */
export function withoutLicense(values: CreateLoanValues): CreateLoanValues {
  const { state, county } = values.propertyAddress;
  if (values.isPropertyAddressSameAsBorrowerAddress || (state === '' && county === '')) return values;
  return { ...values, propertyAddress: { ...values.propertyAddress, state: '', county: '' } };
}
