import { type LoanPurpose, loanPurposes } from '../../contracts/api/options.ts';

/** What one loan purpose means for the amounts of the form. */
export interface PurposeRules {
  /** The sales price shows and counts (L-4.2-01). */
  readonly hasSalesPrice: boolean;
  /** Percent and amount of the down payment show (L-4.2-03, L-4.2-08). */
  readonly showsDownPayment: boolean;
  /** The down payment is calculated, shown or not (L-4.5-18). */
  readonly hasDownPayment: boolean;
  /** An edit of the down payment changes the base loan (L-4.5-05 to L-4.5-08). */
  readonly downPaymentMovesBase: boolean;
  /** Loan to value divides by the estimated value alone (L-4.5-10, L-4.5-11). */
  readonly dividesByEstimatedValue: boolean;
}

const purchase: PurposeRules = {
  hasSalesPrice: true,
  showsDownPayment: true,
  hasDownPayment: true,
  downPaymentMovesBase: true,
  dividesByEstimatedValue: false,
};

const rules: Readonly<Record<LoanPurpose, PurposeRules>> = {
  Purchase: purchase,
  Other: purchase,
  Construction: { ...purchase, dividesByEstimatedValue: true },
  // Divides like a purchase: only the word Construction alone names the other divisor.
  'Construction-Permanent': { ...purchase, showsDownPayment: false, downPaymentMovesBase: false },
  Refinance: {
    hasSalesPrice: false,
    showsDownPayment: false,
    hasDownPayment: false,
    downPaymentMovesBase: false,
    dividesByEstimatedValue: true,
  },
};

/** The rules of a loan purpose; without one, or with text that names none, the form behaves as for a purchase. */
export function rulesOf(purpose: string | null): PurposeRules {
  const listed = loanPurposes.find((one) => one === purpose);
  return listed ? rules[listed] : purchase;
}
