/**
 * The amounts of the create form, exact decimal text throughout: what a user typed stays as typed, blank
 * counts as 0, calculated ones carry all their decimals.
 */
export interface LoanAmounts {
  /** Null for none. Text that names no purpose is kept, and invalid (L-5.1-14). */
  readonly loanPurpose: string | null;
  /** The estimated value follows the sales price. Not sent. */
  readonly sameAsSalesPrice: boolean;
  readonly isPreApproval: boolean;
  /** USD. */
  readonly salesPrice: string;
  /** USD. */
  readonly estimatedOrAppraisedValue: string;
  /** USD. */
  readonly baseLoanAmount: string;
  /** USD. */
  readonly financedAmount: string;
  /** USD, always calculated. */
  readonly totalLoanAmount: string;
  /** Percent number: "20" stands for 20 %. */
  readonly downPaymentPercent: string;
  /** USD; negative when the base loan is above the price. */
  readonly downPaymentAmount: string;
  /** Fraction, always calculated: "0.80000" stands for 80 %. */
  readonly loanToValuePercent: string;
}

/** The amounts that a user can type. */
export const typedAmounts = [
  'salesPrice',
  'estimatedOrAppraisedValue',
  'baseLoanAmount',
  'financedAmount',
  'downPaymentPercent',
  'downPaymentAmount',
] as const;
export type TypedAmount = (typeof typedAmounts)[number];

/** One edit of a user. */
export type AmountEdit =
  | { readonly field: TypedAmount; readonly value: string }
  | { readonly field: 'loanPurpose'; readonly value: string | null }
  | { readonly field: 'sameAsSalesPrice' | 'isPreApproval'; readonly value: boolean };
