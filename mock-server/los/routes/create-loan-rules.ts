import { isCalendarDay } from '../../../contracts/api/calendar-day.ts';
import { forbiddenCharacter, visibleCharacter, withoutMarks } from '../../../contracts/api/text.ts';
import { switches } from '../../../contracts/fields/loan.ts';
import { type addressFields, personFields } from '../../../contracts/fields/person.ts';
import type { CreateLoanRequest, Product } from '../../../contracts/operations/create-loan.ts';
import type { FieldError } from '../../platform/http/problems.ts';
import { amountErrorsOf } from './create-loan-amounts.ts';
import type { Offer } from '../../store/repositories/seed.ts';

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
  errors.push(...amountErrorsOf(request), ...propertyErrorsOf(request));
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
  for (const [field, text] of textsOf(request)) {
    if (forbiddenCharacter.test(text)) {
      errors.push({ field, message: 'must not contain control characters or half characters' });
    } else if (!visibleCharacter.test(text)) {
      errors.push({ field, message: 'must contain a visible character, or be null' });
    } else if (withoutMarks(text) !== text) {
      errors.push({ field, message: 'must not contain marks that show nothing, such as a zero-width space' });
    }
  }
  return errors;
}

/** Checks pre-approval and property (L-2.2-21, L-4.2-05, L-4.2-10, L-4.4-05). */
function propertyErrorsOf(request: CreateLoanRequest): FieldError[] {
  const { isLead, loanPurpose, isPreApproval, propertyAddress, borrowerDetails } = request;
  const { exceptLead, exceptPurposes } = switches.isPreApproval.shown;
  const isOffered = !(isLead && exceptLead) && exceptPurposes.every((purpose) => purpose !== loanPurpose);
  if (isPreApproval && !isOffered) {
    const field = 'isPreApproval';
    return [{ field, message: `must be false for ${isLead ? 'a lead' : `the loan purpose ${loanPurpose}`}` }];
  }
  const errors: FieldError[] = [];
  if (isPreApproval && request.isPropertyAddressSameAsBorrowerAddress) {
    const field = 'isPropertyAddressSameAsBorrowerAddress';
    errors.push({ field, message: 'must be false for a pre-approval' });
  }
  for (const name of Object.keys(borrowerDetails.presentAddress) as (keyof typeof addressFields)[]) {
    const field = `propertyAddress.${name}`;
    if (isPreApproval) {
      if (isStreet(name) && propertyAddress[name] !== null)
        errors.push({ field, message: 'must be null for a pre-approval' });
    } else if (
      request.isPropertyAddressSameAsBorrowerAddress &&
      propertyAddress[name] !== borrowerDetails.presentAddress[name]
    ) {
      errors.push({ field, message: `must equal borrowerDetails.presentAddress.${name}` });
    }
  }
  return errors;
}

const isStreet = (name: string): boolean => ['houseNumber', 'streetName', 'unitNumber'].includes(name);

/** The chosen offer and product of a request, or a sentence for the user why the choice is rejected. */
export type Choice = { readonly offer: Offer; readonly product: Product } | { readonly refusal: string };

/**
 * Returns the choice of a request. It is rejected if it is not offered to the user, or if a license is missing
 * (L-7-25).
 */
export function choiceOf(request: CreateLoanRequest, offer: Offer | null): Choice {
  if (!offer) {
    return { refusal: "You don't have access to this institution and originator. Select them again." };
  }
  const { name } = offer.institution;
  const product = offer.products.find(({ loanProductId }) => loanProductId === request.productId);
  if (!product) {
    return { refusal: `${name} doesn't offer this product through this originator. Select another product.` };
  }
  const { state } = request.propertyAddress;
  if (state !== null && !offer.licensedStates.includes(state)) {
    return {
      refusal: `${name} and this originator aren't licensed in ${state}. Select another property state.`,
    };
  }
  return { offer, product };
}

/** Returns the texts of a request with their paths. */
function textsOf(value: object, prefix = ''): (readonly [path: string, text: string])[] {
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    if (typeof part === 'string') return [[prefix + name, part] as const];
    return typeof part === 'object' && part !== null ? textsOf(part, `${prefix}${name}.`) : [];
  });
}
