import { isCalendarDay } from '../../../contracts/api/calendar-day.ts';
import { amountFields } from '../../../contracts/fields/loan.ts';
import { personFields } from '../../../contracts/fields/person.ts';
import type { CreateLoanRequest, Product } from '../../../contracts/operations/create-loan.ts';
import type { FieldError } from '../../http/problems.ts';
import type { Offer } from '../../store/repositories/offer.ts';

/** Maximum values of calculated amounts and percentages, from the maximum amount and a price of one cent. */
const greatest = {
  loanToValue: amountFields.totalLoanAmount.maximum / 0.01,
  excess: amountFields.baseLoanAmount.maximum,
  excessPercent: (amountFields.baseLoanAmount.maximum / 0.01) * 100,
} as const;

const { characters } = amountFields.financedAmount;
const { earliestYear } = personFields.birthDate;

/**
 * Checks the rules that the schema of a create request cannot express. Returns an error for each field that breaks one;
 * the create screen prevents all of these errors.
 */
export function fieldErrorsOfCreation(request: CreateLoanRequest): FieldError[] {
  const errors: FieldError[] = [];
  if (!request.isLead && request.borrowerDetails.taxIdentifier === null) {
    errors.push({ field: 'borrowerDetails.taxIdentifier', message: 'is required for a loan' });
  }
  if (
    centsOf(request.totalLoanAmount) !==
    centsOf(request.baseLoanAmount) + centsOf(request.financedAmount)
  ) {
    errors.push({ field: 'totalLoanAmount', message: 'must be baseLoanAmount plus financedAmount' });
  }
  if (String(request.financedAmount).length > characters) {
    errors.push({ field: 'financedAmount', message: `must have at most ${characters} characters` });
  }
  if (request.loanToValuePercent > greatest.loanToValue) {
    errors.push({
      field: 'loanToValuePercent',
      message: 'is more than the maximum that valid amounts result in',
    });
  }
  if (request.downPaymentAmount < -greatest.excess) {
    errors.push({
      field: 'downPaymentAmount',
      message: 'is less than the minimum that valid amounts result in',
    });
  }
  if (request.downPaymentPercent < -greatest.excessPercent) {
    errors.push({
      field: 'downPaymentPercent',
      message: 'is less than the minimum that valid amounts result in',
    });
  } else if (!/^-?\d+(?:\.\d{1,3})?$/.test(String(request.downPaymentPercent))) {
    errors.push({ field: 'downPaymentPercent', message: 'must have at most 3 decimals' });
  }
  const people = [
    ['borrowerDetails', request.borrowerDetails],
    ['coBorrowerDetails', request.coBorrowerDetails],
  ] as const;
  for (const [name, details] of people) {
    if (details?.birthDate && !isCalendarDay(details.birthDate)) {
      errors.push({ field: `${name}.birthDate`, message: 'is not a day of the calendar' });
    } else if (details?.birthDate && Number(details.birthDate.slice(0, 4)) < earliestYear) {
      errors.push({ field: `${name}.birthDate`, message: `must not be before ${earliestYear}` });
    }
  }
  for (const field of fieldsWithControlCharacters(request)) {
    errors.push({ field, message: 'must not contain control characters' });
  }
  return errors;
}

/** The chosen offer and product of a request, or a sentence for the user why the choice is rejected. */
export type Choice = { readonly offer: Offer; readonly product: Product } | { readonly refusal: string };

/**
 * Returns the choice of a request. It is rejected if it is not offered to the user, or if a license is missing
 * (L-7-25).
 */
export function choiceOf(request: CreateLoanRequest, offer: Offer | null): Choice {
  if (!offer) {
    return { refusal: 'The institution and originator are not available to you. Please choose them again.' };
  }
  const { name } = offer.institution;
  const product = offer.products.find(({ loanProductId }) => loanProductId === request.productId);
  if (!product) {
    return { refusal: `${name} does not offer this product through this originator. Please choose another.` };
  }
  const { state } = request.propertyAddress;
  if (state !== null && !offer.licensedStates.includes(state)) {
    return {
      refusal: `${name} and this originator are not licensed in ${state}. Please choose another property state.`,
    };
  }
  return { offer, product };
}

/** Converts US dollars to whole cents, so that sums are exact. */
const centsOf = (dollars: number): number => Math.round(dollars * 100);

/** Returns the paths of the texts that contain control characters. PostgreSQL cannot store all of these characters. */
function fieldsWithControlCharacters(value: object, field = ''): string[] {
  let found = none;
  for (const [name, part] of Object.entries(value)) {
    const isWrong = typeof part === 'string' && controlCharacter.test(part);
    if (!isWrong && (typeof part !== 'object' || part === null)) continue;
    const path = field === '' ? name : `${field}.${name}`;
    const inPart = isWrong ? [path] : fieldsWithControlCharacters(part as object, path);
    if (inPart.length > 0) found = [...found, ...inPart];
  }
  return found;
}

/** The result for texts without control characters: no violations. Nearly all requests share this list. */
const none: string[] = [];

const controlCharacter = /\p{Cc}/u;
