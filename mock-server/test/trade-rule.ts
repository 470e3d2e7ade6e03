import { productNameOf } from '../los/seeds/products.ts';
import type { SeedLoan } from '../store/repositories/seed.ts';
import { emptyFile } from '../store/repositories/loan.ts';

/** A rule of the mortgage trade: where it comes from, and whether it holds for a loan. */
export interface TradeRule {
  readonly rule: string;
  readonly source: string;
  readonly holds: (facts: LoanFacts) => boolean;
}

/** Returns a loan with the values that rules of the trade speak of. `today` is the day on which its world starts. */
export function factsOf(loan: SeedLoan, today: string) {
  const { dashboard, file = emptyFile, notes = [] } = loan;
  const { loanDetails: details, ratios, applicationCriteria: criteria } = dashboard;
  const isPrimary = file.occupancy === 'Primary Residence';
  return {
    ...loan,
    today,
    file,
    notes,
    details,
    ratios,
    criteria,
    borrower: dashboard.primaryBorrower,
    status: details.loanStatus,
    product: productNameOf(details.productCode) ?? '',
    isPrimary,
    isRescindable: details.loanPurpose === 'Refinance' && isPrimary,
  };
}
export type LoanFacts = ReturnType<typeof factsOf>;

/** Returns true for a missing value, and for one that a rule holds for. */
export const whenGiven = <T>(value: T | null | undefined, holds: (value: T) => boolean): boolean =>
  value === null || value === undefined || holds(value);
