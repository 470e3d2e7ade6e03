import type { Field, Fields } from '../../../contracts/fields/field.ts';
import { addressFields, personFields } from '../../../contracts/fields/person.ts';
import type { CreateLoanRequest } from '../../../contracts/operations/create-loan.ts';
import type { BorrowerDetails } from '../../../contracts/operations/field-schemas.ts';
import { shape, trimmed } from '../../shared/parse.ts';
import { isDecimalText } from './decimal.ts';
import { isShown } from './fields.ts';
import type { AddressValues, CreateLoanValues, PersonValues } from './form-values.ts';
import { type DigitsField, digitsIn, isBlank } from './validation.ts';

/**
 * Returns the body of the create request for a filled form (document 001, section 3.4). Amounts are in USD and 0 when
 * blank. Loan to value is a fraction; other percents are numbers such as 20 for 20 %.
 */
export function toCreateLoanRequest(
  values: CreateLoanValues,
  options: { isLead: boolean },
): CreateLoanRequest {
  const { isLead } = options;
  const coBorrower = personOf(values.coBorrower);
  return {
    type: 'create',
    isLead,
    institutionId: values.institution.id ?? 0,
    originatorUserId: values.originator.id ?? 0,
    productId: values.product.id ?? 0,
    loanOriginationType: listed(values.loanOriginationType),
    isEmployeeLoan: values.isEmployeeLoan,
    isForgivable: values.isForgivable,
    isPreApproval:
      values.isPreApproval && isShown('isPreApproval', { isLead, loanPurpose: values.loanPurpose }),
    isPropertyAddressSameAsBorrowerAddress: values.isPropertyAddressSameAsBorrowerAddress,
    interestRate: numberOrNull(values.interestRate),
    ...amountsOf(values),
    propertyType: listed(values.propertyType),
    occupancy: listed(values.occupancy),
    loanPurpose: listed(values.loanPurpose),
    amortizationTerm: numberOrNull(values.amortizationTerm),
    borrowerDetails: personOf(values.borrower),
    // The form cannot be sent while the co-borrower lacks a tax identifier.
    coBorrowerDetails: values.hasCoBorrower
      ? { ...coBorrower, taxIdentifier: coBorrower.taxIdentifier ?? '' }
      : null,
    propertyAddress: {
      ...addressOf(values.propertyAddress),
      county: textOrNull(values.propertyAddress.county),
    },
  };
}

/** Returns the amounts as numbers. A Refinance sends 0 as sales price and down payment. */
function amountsOf(values: CreateLoanValues) {
  const isRefinance = values.loanPurpose === 'Refinance';
  return {
    salesPrice: isRefinance ? 0 : amount(values.salesPrice),
    estimatedOrAppraisedValue: amount(values.estimatedOrAppraisedValue),
    baseLoanAmount: amount(values.baseLoanAmount),
    financedAmount: amount(values.financedAmount),
    totalLoanAmount: amount(values.totalLoanAmount),
    loanToValuePercent: amount(values.loanToValuePercent),
    downPaymentPercent: isRefinance ? 0 : amount(values.downPaymentPercent),
    downPaymentAmount: isRefinance ? 0 : amount(values.downPaymentAmount),
  };
}

const personOf = (person: PersonValues): BorrowerDetails => ({
  ...wireOf<Omit<BorrowerDetails, 'presentAddress'>>(personFields, person),
  presentAddress: addressOf(person.presentAddress),
});

const addressOf = (address: AddressValues): BorrowerDetails['presentAddress'] =>
  wireOf(addressFields, address);

/**
 * Converts the entries of a group of fields to values of the request. An unlisted entry is sent unchanged, so that the
 * server refuses the request and the entry is not lost silently.
 */
const wireOf = <Wire>(fields: Fields, values: object): Wire =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      wireTextOf(field, String(Reflect.get(values, name))),
    ]),
  ) as Wire;

function wireTextOf(field: Field, text: string): string | null {
  switch (field.kind) {
    case 'option':
      return text || null;
    case 'digits':
      return digitsOrNull(text, field);
    default:
      return field.required ? text.trim() : textOrNull(text);
  }
}

/** Returns the digits of a valid number, null for blank text, and other text unchanged. */
function digitsOrNull(text: string, field: DigitsField): string | null {
  const number = textOrNull(text);
  return number === null ? null : (digitsIn(number, field) ?? number);
}

const textOrNull = (text: string): string | null => (isBlank(text) ? null : text.trim());

/** Casts the text of a list field to the type of its options. A valid form has no other text. */
const listed = <Value extends string>(text: string | null): Value | null => (text ? (text as Value) : null);

const amount = (text: string): number => numberOrNull(text) ?? 0;

/** Parses a number; blank text gives null. Malformed text, which the validation of the form rejects before, gives NaN. */
function numberOrNull(text: string): number | null {
  if (text === '') return null;
  return isDecimalText(text) ? Number(text) : Number.NaN;
}

/** The outcome of a create request that has a response. `reason` is the server's errorMessage; null if there is none. */
export type CreateResult =
  | { readonly kind: 'created'; readonly newApplyId: string }
  | { readonly kind: 'refused'; readonly reason: string | null };

/**
 * Parses a create response. The creation failed if the status is "error" in upper or lower case, or if the response has
 * an errorMessage or no newApplyId. A malformed response counts as failed too.
 */
export function parseCreateResponse(body: unknown): CreateResult {
  const { status, errorMessage, newApplyId } = createResponse(body);
  const isFailure = status.toLowerCase() === 'error' || errorMessage !== '' || newApplyId === '';
  return isFailure ? { kind: 'refused', reason: errorMessage || null } : { kind: 'created', newApplyId };
}

const createResponse = shape({ status: trimmed, errorMessage: trimmed, newApplyId: trimmed });
