import { amountFields } from '../../../contracts/fields/loan.ts';
import { type PurposeRules, purposeRules } from '../../../contracts/fields/purpose-rules.ts';
import type { CreateLoanRequest } from '../../../contracts/operations/create-loan.ts';
import type { FieldError } from '../../platform/http/problems.ts';

type AmountName = keyof typeof amountFields & keyof CreateLoanRequest;

/**
 * Returns an error for each calculated amount that is inconsistent with the other amounts of the request (document 001,
 * section 4.5). All sums and quotients are exact.
 */
export function amountErrorsOf(request: CreateLoanRequest): FieldError[] {
  const rules = purposeRules[request.loanPurpose ?? 'Purchase'];
  const errors: FieldError[] = [];
  const refuse = (field: AmountName, message: string) => errors.push({ field, message });
  const total = centsOf(request.baseLoanAmount) + centsOf(request.financedAmount);
  if (centsOf(request.totalLoanAmount) !== total) {
    refuse('totalLoanAmount', 'must be baseLoanAmount plus financedAmount');
  }
  const { characters } = amountFields.financedAmount;
  if (String(request.financedAmount).length > characters) {
    refuse('financedAmount', `must have at most ${characters} characters`);
  }
  if (!rules.hasSalesPrice && request.salesPrice !== 0) {
    refuse('salesPrice', `must be 0 for the loan purpose ${request.loanPurpose}`);
  }
  const ratio = ratioOf(request, rules);
  if (request.loanToValuePercent !== ratio) {
    refuse('loanToValuePercent', `must be ${ratio}, which follows from the other amounts`);
  }
  for (const [field, wanted] of Object.entries(wrongDownPayments(request, rules))) {
    refuse(field as AmountName, `must be ${wanted}, which follows from the other amounts`);
  }
  return errors;
}

/** Returns loan to value as a fraction with five decimals; 0 if the value of the property is not known. */
function ratioOf(request: CreateLoanRequest, { dividesByEstimatedValue }: PurposeRules): number {
  const values = [request.estimatedOrAppraisedValue, dividesByEstimatedValue ? 0 : request.salesPrice];
  const present = values.map(centsOf).filter((cents) => cents > 0);
  if (present.length === 0) return 0;
  return quotient(BigInt(centsOf(request.totalLoanAmount)), Math.min(...present), 5);
}

/**
 * Returns the expected values of down payment amount and percent, by field name, for those that are wrong. The amount
 * must be the price less the base loan, and the percent must match it. Without a price, one must be 0.
 */
function wrongDownPayments(request: CreateLoanRequest, { hasDownPayment }: PurposeRules) {
  const { salesPrice, estimatedOrAppraisedValue, baseLoanAmount } = request;
  const { downPaymentAmount: given, downPaymentPercent: percent } = request;
  const price = centsOf(salesPrice > 0 ? salesPrice : estimatedOrAppraisedValue);
  const wrong: { downPaymentAmount?: number; downPaymentPercent?: number } = {};
  if (!hasDownPayment || price === 0) {
    const mayBeTyped = hasDownPayment && given >= 0 && percent >= 0;
    if (given !== 0 && !(mayBeTyped && percent === 0)) wrong.downPaymentAmount = 0;
    if (percent !== 0 && !(mayBeTyped && given === 0 && isTypeable(percent))) wrong.downPaymentPercent = 0;
    return wrong;
  }
  const amount = price - centsOf(baseLoanAmount);
  const calculated = quotient(BigInt(amount) * 100n, price, 3);
  const isTyped = isTypeable(percent) && amountOf(percent, price) === amount / 100;
  if (centsOf(given) !== amount) wrong.downPaymentAmount = amount / 100;
  if (percent !== calculated && !isTyped) wrong.downPaymentPercent = calculated;
  return wrong;
}

/** Returns true for a percent that a user can type: with at most three decimals. */
const isTypeable = (percent: number): boolean => {
  const thousandths = Math.round(percent * 1_000);
  return Number.isSafeInteger(thousandths) && percent === thousandths / 1_000;
};

/** Returns this percentage of a price, in US dollars. @param price in cents */
const amountOf = (percent: number, price: number): number =>
  quotient(BigInt(price) * BigInt(Math.round(percent * 1_000)), 10_000_000, 2);

/** Converts US dollars to whole cents, so that sums are exact. */
const centsOf = (dollars: number): number => Math.round(dollars * 100);

/** Divides whole numbers and rounds to a number of decimals, half away from zero. */
function quotient(part: bigint, whole: number, decimals: number): number {
  const [size, divisor] = [(part < 0n ? -part : part) * 10n ** BigInt(decimals), BigInt(whole)];
  const digits = String((2n * size + divisor) / (2n * divisor)).padStart(decimals + 1, '0');
  const number = Number(`${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`);
  return part < 0n ? -number : number;
}
