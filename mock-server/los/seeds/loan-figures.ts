import type { StateCode } from '../../../contracts/api/options.ts';

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

/** Returns the monthly principal and interest of a fixed-rate loan, US dollars and cents. */
export const paymentOf = ({ amount, rate, term }: Pick<LoanTerms, 'amount' | 'rate' | 'term'>): number =>
  rounded(amount / presentValue(rate / 12, term), 2);

/**
 * Returns the monthly escrow of a loan, US dollars and cents: property taxes, homeowners insurance and mortgage insurance.
 * Returns null if the value of the property is not known.
 */
export function escrowOf(terms: LoanTerms): number | null {
  const { value, state } = terms;
  if (value === null) return null;
  const taxRate = (state && taxRates[state]) ?? usualTaxRate;
  return rounded((value * (taxRate + insuranceRate)) / 12 + insuranceOf(terms).monthly, 2);
}

/**
 * Returns the annual percentage rate as a fraction with five decimals: the rate at which principal and interest and
 * mortgage insurance repay the loan amount less the prepaid finance charges (Regulation Z, Appendix J).
 */
export function aprOf(terms: LoanTerms): number {
  const { amount, term } = terms;
  const { monthly, months, upFront } = insuranceOf(terms);
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

/** Origination fee as a fraction of the loan amount, and the other finance charges in US dollars. */
const originationFee = 0.01;
const otherFees = 1_250;

/** Homeowners insurance of a year as a fraction of the property's value. */
const insuranceRate = 0.003_5;

/** Property taxes of a year as a fraction of the property's value, rounded from published averages. */
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
const usualTaxRate = 0.01;

interface MortgageInsurance {
  /** Premium of a month in US dollars. */
  readonly monthly: number;
  /** Number of months in which the premium is paid. */
  readonly months: number;
  /** Premium that is financed at closing, US dollars. */
  readonly upFront: number;
}

/** Returns the mortgage insurance of a loan: FHA and USDA always have it, conventional loans above 80% LTV. */
function insuranceOf(terms: LoanTerms): MortgageInsurance {
  const { amount, term, value, product } = terms;
  const ratio = value === null ? 0 : amount / value;
  if (product?.startsWith('FHA'))
    return {
      monthly: rounded((amount * 0.005_5) / 12, 2),
      // HUD: for the life of the loan above 90% LTV, otherwise for eleven years.
      months: ratio > 0.9 ? term : Math.min(term, 132),
      upFront: amount - amount / 1.0175,
    };
  if (product?.startsWith('USDA'))
    return { monthly: rounded((amount * 0.003_5) / 12, 2), months: term, upFront: amount - amount / 1.01 };
  if (product?.startsWith('VA') || ratio <= 0.8) return { monthly: 0, months: 0, upFront: 0 };
  return {
    monthly: rounded((amount * (ratio > 0.9 ? 0.007_5 : 0.005)) / 12, 2),
    months: monthsUntil(0.78 / ratio, terms),
    upFront: 0,
  };
}

/** Returns the number of months after which the scheduled balance is a fraction of the loan amount. */
function monthsUntil(fraction: number, { rate, term }: LoanTerms): number {
  const growth = 1 + rate / 12;
  const whole = growth ** term;
  return Math.ceil(Math.log(whole - fraction * (whole - 1)) / Math.log(growth));
}

export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));
