import {
  generations,
  loanPurposes,
  occupancies,
  originationTypes,
  propertyTypes,
  stateCodes,
} from '../../contracts/api/options.ts';
import type { BorrowerDetails, CreateLoanRequest } from '../../contracts/schemas/create-loan.ts';
import { digitsOrNull, phonePattern, taxIdentifierPattern } from './number-patterns.ts';
import { isDecimalText } from './exact.ts';
import type { AddressValues, CreateLoanValues, PersonValues } from './form-values.ts';

/**
 * The body of the create call for a filled form. Document 001, section 3.4; wire forms L-3.4-26.
 * Amounts are US dollars and 0 when blank, the loan to value is a fraction, other percents are percent numbers.
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
    loanOriginationType: listed(originationTypes, values.loanOriginationType),
    isEmployeeLoan: values.isEmployeeLoan,
    isForgivable: values.isForgivable,
    isPreApproval: values.isPreApproval && !isLead && values.loanPurpose !== 'Refinance',
    isPropertyAddressSameAsBorrowerAddress: values.isPropertyAddressSameAsBorrowerAddress,
    interestRate: numberOrNull(values.interestRate),
    ...amountsOf(values),
    propertyType: listed(propertyTypes, values.propertyType),
    occupancy: listed(occupancies, values.occupancy),
    loanPurpose: listed(loanPurposes, values.loanPurpose),
    amortizationTerm: numberOrNull(values.amortizationTerm),
    borrowerDetails: personOf(values.borrower),
    // The form cannot be sent while the co-borrower lacks a tax identifier (L-5.1-10).
    coBorrowerDetails: values.hasCoBorrower
      ? { ...coBorrower, taxIdentifier: coBorrower.taxIdentifier ?? '' }
      : null,
    propertyAddress: {
      ...addressOf(values.propertyAddress),
      county: textOrNull(values.propertyAddress.county),
    },
  };
}

/** A Refinance has neither sales price nor down payment, whatever the fields held before (L-3.4-07, L-3.4-09). */
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

function personOf(person: PersonValues): BorrowerDetails {
  return {
    firstName: person.firstName.trim(),
    middleName: textOrNull(person.middleName),
    lastName: person.lastName.trim(),
    generation: listed(generations, person.generation),
    taxIdentifier: digitsOrNull(person.taxIdentifier, taxIdentifierPattern),
    taxIdentifierType: person.taxIdentifierType,
    emailAddress: textOrNull(person.emailAddress),
    birthDate: textOrNull(person.birthDate),
    cellPhone: digitsOrNull(person.cellPhone, phonePattern),
    workPhone: digitsOrNull(person.workPhone, phonePattern),
    presentAddress: addressOf(person.presentAddress),
  };
}

const addressOf = (address: AddressValues) => ({
  houseNumber: textOrNull(address.houseNumber),
  streetName: textOrNull(address.streetName),
  unitNumber: textOrNull(address.unitNumber),
  city: textOrNull(address.city),
  state: listed(stateCodes, address.state),
  zipCode: textOrNull(address.zipCode),
  zipExtension: textOrNull(address.zipExtension),
});

/** One of a list. Text that is none of its options is sent as it stands, and refused: nothing is dropped on the quiet. */
const listed = <Value extends string>(_options: readonly Value[], text: string | null): Value | null =>
  text ? (text as Value) : null;

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const amount = (text: string): number => numberOrNull(text) ?? 0;

/** Unreadable text becomes NaN, which no server takes for a number. */
function numberOrNull(text: string): number | null {
  if (text === '') return null;
  return isDecimalText(text) ? Number(text) : Number.NaN;
}
