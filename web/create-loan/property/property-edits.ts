import type { CreateLoanValues } from '../form-values.ts';

/**
 * A pre-approval is for a property not found yet: on, it clears house number, street and unit, and the address can be
 * nobody's (L-4.2-10, A-35). Off, the fields stay empty.
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
 * Without a licensed state there is no state or county to enter, so none may stand there (L-4.3-02, A-38). An address
 * that is the borrower's stays, and is told to be invalid.
 */
export function withoutLicense(values: CreateLoanValues): CreateLoanValues {
  const { state, county } = values.propertyAddress;
  if (values.isPropertyAddressSameAsBorrowerAddress || (state === '' && county === '')) return values;
  return { ...values, propertyAddress: { ...values.propertyAddress, state: '', county: '' } };
}
