import type { StateCode } from '../../../contracts/api/options.ts';
import type { LoanDetails } from '../../../contracts/operations/dashboard.ts';

/** The facts of a loan from which its monthly costs and its APR follow. */
export interface LoanTerms {
  /** Loan amount with a financed premium or fee, US dollars. */
  readonly amount: number;
  /** Interest rate of a year as a fraction: 0.065 means 6.5%. */
  readonly rate: number;
  /** Amortization term in months. */
  readonly term: number;
  readonly product: string | null;
  /** Value that LTV divides by, US dollars; null if it is not known. */
  readonly value: number | null;
  /** State of the property; null if it is not known. */
  readonly state: StateCode | null;
}

/**
 * Returns the value that LTV divides by (L-4.5-12), US dollars: for refinance and construction the appraised value, otherwise
 * the lower of sales price and appraised value. Returns null if neither is known.
 */
export function valueOf({
  loanPurpose,
  salesPrice,
  appraisedValue,
}: Pick<LoanDetails, 'loanPurpose' | 'salesPrice' | 'appraisedValue'>): number | null {
  const isValueOnly = loanPurpose === 'Refinance' || loanPurpose === 'Construction';
  const values = [isValueOnly ? null : salesPrice, appraisedValue].filter((value) => value !== null);
  return values.length === 0 ? null : Math.min(...values);
}

/** Returns the monthly principal and interest of a fixed-rate loan, US dollars and cents. */
export const paymentOf = ({ amount, rate, term }: Pick<LoanTerms, 'amount' | 'rate' | 'term'>): number =>
  rounded(amount / presentValue(rate / 12, term), 2);

/**
 * Returns the monthly escrow of a loan, US dollars and cents: property taxes by the state, homeowners insurance by the value
 * of the property, and mortgage insurance. Returns null if value, state or premium is not known.
 */
export function escrowOf(terms: LoanTerms): number | null {
  const { value, state } = terms;
  const taxRate = state && taxRates[state];
  const insurance = insuranceOf(terms);
  if (value === null || !taxRate || insurance === null) return null;
  return rounded((value * (taxRate + insuranceRate)) / 12 + insurance.monthly, 2);
}

/**
 * Returns the annual percentage rate as a fraction with five decimals: the rate at which principal and interest and
 * mortgage insurance repay the loan amount less the prepaid finance charges (Regulation Z, Appendix J). Returns null if the
 * premium of the mortgage insurance is not known, and for VA loans: their funding fee depends on facts of the veteran
 * (38 U.S.C. 3729) that a loan here doesn't have.
 */
export function aprOf(terms: LoanTerms): number | null {
  const { amount, term, product } = terms;
  const insurance = insuranceOf(terms);
  if (insurance === null || product?.startsWith('VA')) return null;
  const { monthly, months, upFront } = insurance;
  const payment = paymentOf(terms);
  const financed = amount - upFront - amount * originationFee - otherFees;
  const isTooLow = (rate: number): boolean =>
    payment * presentValue(rate, term) + monthly * presentValue(rate, months) > financed;
  let [low, high] = [0, 0.03];
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2;
    if (isTooLow(middle)) low = middle;
    else high = middle;
  }
  return rounded(low * 12, 5);
}

/** Returns the value of a payment of 1 a month at a monthly rate over a number of months. */
const presentValue = (rate: number, months: number): number =>
  rate === 0 ? months : (1 - (1 + rate) ** -months) / rate;

/** The invented lender's finance charges: origination fee as a fraction of the loan amount, and other fees in US dollars. */
const originationFee = 0.01;
const otherFees = 1_250;

/** The invented lender's estimate of homeowners insurance: a year's premium as a fraction of the property's value. */
const insuranceRate = 0.003_5;

/** The invented lender's estimate of property taxes: a year's taxes as a fraction of the property's value, by state. */
const taxRates: { readonly [State in StateCode]?: number } = {
  AZ: 0.006,
  CT: 0.018,
  DC: 0.006,
  FL: 0.009,
  GA: 0.009,
  HI: 0.003,
  IL: 0.02,
  MN: 0.011,
  NH: 0.018,
  NV: 0.006,
  OR: 0.009,
  PR: 0.007,
  RI: 0.014,
  UT: 0.006,
  VT: 0.018,
  WA: 0.009,
  WI: 0.016,
};

interface MortgageInsurance {
  /** Premium of a month in US dollars. */
  readonly monthly: number;
  /** Number of months in which the premium is paid. */
  readonly months: number;
  /** Premium that is financed at closing, US dollars. */
  readonly upFront: number;
}

/**
 * Returns the mortgage insurance of a loan; null for a conventional loan above 80% LTV, whose premium each insurer sets.
 *
 * FHA, terms above 15 years (HUD, Mortgagee Letter 2023-05): 1.75% at closing; each year 0.50% of the base loan amount up to
 * 95% LTV, else 0.55%, and 0.20% more above $726,200; for eleven years up to 90% LTV, else for the term.
 * USDA (7 CFR 3555.107): 1% at closing and 0.35% each year. VA loans have no mortgage insurance (38 CFR 36).
 */
function insuranceOf({ amount, term, value, product }: LoanTerms): MortgageInsurance | null {
  if (product?.startsWith('FHA')) {
    const base = amount / 1.0175;
    const ratio = value === null ? 1 : base / value;
    const rate = (ratio > 0.95 ? 0.005_5 : 0.005) + (base > 726_200 ? 0.002 : 0);
    return {
      monthly: rounded((base * rate) / 12, 2),
      months: ratio > 0.9 ? term : Math.min(term, 132),
      upFront: amount - base,
    };
  }
  if (product?.startsWith('USDA')) {
    const base = amount / 1.01;
    return { monthly: rounded((base * 0.003_5) / 12, 2), months: term, upFront: amount - base };
  }
  const isUninsured = product?.startsWith('VA') || (value !== null && amount <= 0.8 * value);
  return isUninsured ? { monthly: 0, months: 0, upFront: 0 } : null;
}

export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));
