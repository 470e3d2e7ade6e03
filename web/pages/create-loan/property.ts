import { stateCodes } from '../../../contracts/api/options.ts';
import type { CreateLoanValues } from './form-values.ts';

/**
 * State codes in which the chosen originator may lend for the chosen institution. Null before the choice and after a
 * failed request; then the server alone checks the state.
 */
export type LicensedStates = readonly string[] | null;

/** Returns the states that can be chosen for a property, in the order of their codes. */
export const propertyStates = (licensed: LicensedStates): readonly string[] =>
  licensed === null ? stateCodes : stateCodes.filter((code) => licensed.includes(code));

/** Returns true if no state is licensed, which disables state and county. */
export const hasNoLicense = (licensed: LicensedStates): boolean => propertyStates(licensed).length === 0;

/**
 * Returns the values after a change of _Pre-Approval_. Turning it on clears house number, street and unit of the
 * property and turns off the copy of the borrower's address. Turning it off restores nothing.
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
 * Clears state and county of the property if no state is licensed. A copy of the borrower's address is not cleared;
 * validation marks it as invalid.
 */
export function withoutLicense(values: CreateLoanValues): CreateLoanValues {
  const { state, county } = values.propertyAddress;
  if (values.isPropertyAddressSameAsBorrowerAddress || (state === '' && county === '')) return values;
  const propertyAddress = {
    ...values.propertyAddress,
    state: '',
    county: '',
    lastState: '',
  };
  return { ...values, propertyAddress };
}
