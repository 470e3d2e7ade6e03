import { type LoanPurpose, loanPurposes } from '../../contracts/api/options.ts';

/**
 * Amounts of the create form as decimal text. Typed text is unchanged, blank text counts as 0, and calculated amounts
 * have all their decimals.
 */
export interface LoanAmounts {
  /** The loan purpose; null if none is chosen. Text that is no purpose is kept and is invalid (L-5.1-14). */
  readonly loanPurpose: string | null;
  /** If true, the estimated value equals the sales price. Not part of the request. */
  readonly sameAsSalesPrice: boolean;
  readonly isPreApproval: boolean;
  /** Amount in USD. */
  readonly salesPrice: string;
  /** Amount in USD. */
  readonly estimatedOrAppraisedValue: string;
  /** Amount in USD. */
  readonly baseLoanAmount: string;
  /** Amount in USD. */
  readonly financedAmount: string;
  /** Amount in USD, always calculated. */
  readonly totalLoanAmount: string;
  /** Percent number: "20" for 20 %. */
  readonly downPaymentPercent: string;
  /** Amount in USD; negative if the base loan is above the price. */
  readonly downPaymentAmount: string;
  /** Fraction, always calculated: "0.80000" for 80 %. */
  readonly loanToValuePercent: string;
}

/** Names of the amounts that a user can type. */
export const typedAmounts = [
  'salesPrice',
  'estimatedOrAppraisedValue',
  'baseLoanAmount',
  'financedAmount',
  'downPaymentPercent',
  'downPaymentAmount',
] as const;
export type TypedAmount = (typeof typedAmounts)[number];

/** One edit of the amounts by the user: of an amount, the loan purpose or a toggle. */
export type AmountEdit =
  | { readonly field: TypedAmount; readonly value: string }
  | { readonly field: 'loanPurpose'; readonly value: string | null }
  | { readonly field: 'sameAsSalesPrice' | 'isPreApproval'; readonly value: boolean };

/** Effects of a loan purpose on the amounts of the form. */
interface PurposeRules {
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

const rules: Readonly<Record<LoanPurpose, PurposeRules>> = {
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

/** Returns the rules of a loan purpose; those of Purchase for null and for text that is no purpose. */
export function rulesOf(purpose: string | null): PurposeRules {
  const listed = loanPurposes.find((one) => one === purpose);
  return listed ? rules[listed] : purchase;
}
