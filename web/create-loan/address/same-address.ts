import type { CreateLoanValues } from '../form-values.ts';
import { propertyAddressAs } from './address-edits.ts';
import type { ZipIndex } from './zip-index.ts';

/**
 * The addresses that are the borrower's, after an edit: live for as long as their toggle is on, so that what is sent
 * as the same is the same (L-4.4-05, L-4.4-06, A-32).
 */
export function withCopiedAddresses(values: CreateLoanValues, zips: ZipIndex): CreateLoanValues {
  const { presentAddress } = values.borrower;
  const { coBorrower } = values;
  return {
    ...values,
    propertyAddress: values.isPropertyAddressSameAsBorrowerAddress
      ? propertyAddressAs(presentAddress, values.propertyAddress, zips)
      : values.propertyAddress,
    coBorrower: values.isCoBorrowerAddressSame
      ? { ...coBorrower, presentAddress: { ...presentAddress, byState: coBorrower.presentAddress.byState } }
      : coBorrower,
  };
}
