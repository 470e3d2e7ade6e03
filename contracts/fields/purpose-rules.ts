import type { LoanPurpose } from '../api/options.ts';

/** How a loan purpose affects the amounts. Form and server share this data, but each has its own calculation. */
export interface PurposeRules {
  /** True if the purpose has a sales price (L-4.2-01, L-4.2-02). */
  readonly hasSalesPrice: boolean;
  /** True if the down payment is calculated, also while its fields are hidden (L-4.5-18). */
  readonly hasDownPayment: boolean;
  /** True if an edit of the down payment changes the base loan (L-4.5-05 to L-4.5-08). */
  readonly downPaymentMovesBase: boolean;
  /** True if loan to value divides by the estimated value alone (L-4.5-10, L-4.5-11). */
  readonly dividesByEstimatedValue: boolean;
}

const purchase: PurposeRules = {
  hasSalesPrice: true,
  hasDownPayment: true,
  downPaymentMovesBase: true,
  dividesByEstimatedValue: false,
};

/** The rules of each loan purpose. If no purpose is chosen, those of Purchase apply. */
export const purposeRules: Readonly<Record<LoanPurpose, PurposeRules>> = {
  Purchase: purchase,
  Other: purchase,
  Construction: { ...purchase, dividesByEstimatedValue: true },
  // Divides by the same value as Purchase, since the rule names only 'Construction'.
  'Construction-Permanent': { ...purchase, downPaymentMovesBase: false },
  Refinance: {
    hasSalesPrice: false,
    hasDownPayment: false,
    downPaymentMovesBase: false,
    dividesByEstimatedValue: true,
  },
};
