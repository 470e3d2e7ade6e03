import type { Field } from '../fields/field.ts';
import { personFields } from '../fields/person.ts';
import { blankAddress, blankPerson, type CreateLoanRequest } from '../operations/create-loan.ts';

/** The request for a purchase loan with the required fields. Percents are percent numbers; the LTV is a fraction. */
export const loanRequest = (changes: Partial<CreateLoanRequest> = {}): CreateLoanRequest => ({
  type: 'create',
  isLead: false,
  institutionId: 101,
  originatorUserId: 302,
  productId: 501,
  loanOriginationType: 'Retail',
  isEmployeeLoan: false,
  isForgivable: false,
  isPreApproval: false,
  isPropertyAddressSameAsBorrowerAddress: false,
  interestRate: 6.5,
  salesPrice: 500_000,
  estimatedOrAppraisedValue: 480_000,
  baseLoanAmount: 400_000,
  financedAmount: 0,
  totalLoanAmount: 400_000,
  loanToValuePercent: 0.83333,
  downPaymentPercent: 20,
  downPaymentAmount: 100_000,
  propertyType: null,
  occupancy: null,
  loanPurpose: 'Purchase',
  amortizationTerm: 360,
  borrowerDetails: { ...blankPerson, firstName: 'Ada', lastName: 'Newcomer', taxIdentifier: '000121234' },
  coBorrowerDetails: null,
  propertyAddress: { ...blankAddress, county: null },
  ...changes,
});

const present = {
  ...blankAddress,
  houseNumber: '12',
  streetName: 'Heron Way',
  unitNumber: '4B',
  city: 'Kent',
  state: 'WA',
  zipCode: '98030',
  zipExtension: '1201',
} as const;

/** Sample values of a borrower's optional fields, so that a new field gets into the contract without an edit here. */
const samples = Object.fromEntries(
  Object.entries<Field>(personFields)
    .filter(([, { required }]) => required === undefined)
    .map(([name, field]) => [name, sampleOf(field)]),
) as Partial<CreateLoanRequest['borrowerDetails']>;

function sampleOf(field: Field): string {
  if ('options' in field) return field.options[0] ?? '';
  return field.kind === 'digits' ? '2'.repeat(field.digits) : field.label;
}

/** The request for a purchase loan with all optional fields: co-borrower, both kinds of tax identifier, addresses. */
export function detailedRequest(): CreateLoanRequest {
  const { borrowerDetails } = loanRequest();
  const borrower = {
    ...borrowerDetails,
    ...samples,
    middleName: 'Grace',
    generation: 'II' as const,
    emailAddress: 'ada.newcomer@example.com',
    birthDate: '1984-02-29',
    cellPhone: '2065550142',
    workPhone: '2065550143',
    presentAddress: present,
  };
  return loanRequest({
    isEmployeeLoan: true,
    isForgivable: true,
    isPreApproval: true,
    propertyType: 'Detached',
    occupancy: 'Primary Residence',
    borrowerDetails: borrower,
    coBorrowerDetails: {
      ...borrower,
      firstName: 'Charles',
      taxIdentifier: '900001234',
      taxIdentifierType: 'itin',
      emailAddress: 'charles.newcomer@example.com',
    },
    // A pre-approval has no street yet (L-4.2-10).
    propertyAddress: { ...present, houseNumber: null, streetName: null, unitNumber: null, county: 'King' },
  });
}
