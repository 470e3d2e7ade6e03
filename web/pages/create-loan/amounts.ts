import { loanPurposes } from '../../../contracts/api/options.ts';
import { type PurposeRules, purposeRules } from '../../../contracts/fields/purpose-rules.ts';

/**
 * Amounts of the create form as decimal text. Typed text is unchanged, blank text counts as 0, and calculated amounts
 * have all their decimals.
 */
export interface LoanAmounts {
  /** The loan purpose; null if none is chosen. Text that is no purpose is kept and is invalid. */
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

/** Returns the rules of a loan purpose; those of Purchase for null and for text that is no purpose. */
export function rulesOf(purpose: string | null): PurposeRules {
  const listed = loanPurposes.find((one) => one === purpose);
  return purposeRules[listed ?? 'Purchase'];
}
