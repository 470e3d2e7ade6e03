import type { CreateLoanValues } from './form-values.ts';

/**
 * A field that shows the borrower's address while its toggle is on: read-only, and wrong only where the original is, so
 * the original alone is told. State and county of the property are judged by its own lists.
 */
export function isLockedCopy(values: CreateLoanValues, path: string): boolean {
  if (path.startsWith('coBorrower.presentAddress.')) return values.isCoBorrowerAddressSame;
  if (!path.startsWith('propertyAddress.') || !values.isPropertyAddressSameAsBorrowerAddress) return false;
  return path !== 'propertyAddress.state' && path !== 'propertyAddress.county';
}
