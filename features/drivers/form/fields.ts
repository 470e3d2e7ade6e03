import type { AddressPath } from '../../../web/create-loan/fields.ts';
import { type LoanPurpose, loanPurposes } from '../../../contracts/api/options.ts';

const loanFields = {
  Institution: 'institution',
  Originator: 'originator',
  Product: 'product',
  'Origination type': 'loanOriginationType',
  'Loan purpose': 'loanPurpose',
  'Property type': 'propertyType',
  Occupancy: 'occupancy',
  'Sales price': 'salesPrice',
  'Same as sales price': 'sameAsSalesPrice',
  'Estimated or appraised value': 'estimatedOrAppraisedValue',
  'Base loan amount': 'baseLoanAmount',
  'Financed amount': 'financedAmount',
  'Total loan amount': 'totalLoanAmount',
  'Down payment percent': 'downPaymentPercent',
  'Down payment amount': 'downPaymentAmount',
  'Loan to value percent': 'loanToValuePercent',
  'Employee Loan': 'isEmployeeLoan',
  Forgivable: 'isForgivable',
  'Pre-Approval': 'isPreApproval',
  'Interest rate': 'interestRate',
  'Amortization term': 'amortizationTerm',
  'Add co-borrower': 'hasCoBorrower',
  "Co-borrower same as borrower's present address": 'isCoBorrowerAddressSame',
  "Property same as borrower's present address": 'isPropertyAddressSameAsBorrowerAddress',
} as const;

const personFields = {
  'First name': 'firstName',
  'Middle name': 'middleName',
  'Last name': 'lastName',
  Suffix: 'generation',
  'Tax identifier': 'taxIdentifier',
  'Tax identifier type': 'taxIdentifierType',
  'Birth date': 'birthDate',
  Email: 'emailAddress',
  'Cell phone': 'cellPhone',
  'Work phone': 'workPhone',
} as const;

const addressFields = {
  'House number': 'houseNumber',
  'Street name': 'streetName',
  'Unit number': 'unitNumber',
  City: 'city',
  State: 'state',
  County: 'county',
  'Zip code': 'zipCode',
  'Zip extension': 'zipExtension',
} as const;

/** The panels of people and places; a field of the co-borrower or the property goes by its owner's name. */
export const owners = {
  'Co-borrower': 'Co-Borrower Information',
  Property: 'Property Information',
  Borrower: 'Borrower Information',
} as const;
export type Owner = keyof typeof owners;

/** Whose field a name means, and the label that it has on the screen; null for a field of the loan. */
export function ownedField(name: string): { readonly owner: Owner; readonly label: string } | null {
  if (Object.hasOwn(loanFields, name) && !name.includes('present address')) return null;
  for (const owner of ['Co-borrower', 'Property'] as const) {
    if (name.startsWith(`${owner} `)) return { owner, label: capital(name.slice(owner.length + 1)) };
  }
  return { owner: 'Borrower', label: name };
}

/** Where the form keeps the field of this name. @throws {Error} when the form has no such field. */
export function pathOfField(name: string): string {
  if (Object.hasOwn(loanFields, name)) return loanFields[name as keyof typeof loanFields];
  const { owner, label } = ownedField(name) ?? { owner: 'Borrower', label: name };
  if (owner !== 'Property' && Object.hasOwn(personFields, label)) {
    const person = owner === 'Borrower' ? 'borrower' : 'coBorrower';
    return `${person}.${personFields[label as keyof typeof personFields]}`;
  }
  if (!Object.hasOwn(addressFields, label)) throw new Error(`The create form has no field "${name}"`);
  return `${addressOf(owner)}.${addressFields[label as keyof typeof addressFields]}`;
}

/** Where the form keeps an owner's address. */
export const addressOf = (owner: Owner): AddressPath =>
  ({
    Borrower: 'borrower.presentAddress',
    'Co-borrower': 'coBorrower.presentAddress',
    Property: 'propertyAddress',
  })[owner] as AddressPath;

/** Columns of the tables of amounts, and the fields they show. */
export const amountFields = {
  'Sales price': 'Sales price',
  'Estimated value': 'Estimated or appraised value',
  'Base loan': 'Base loan amount',
  Financed: 'Financed amount',
  'Total loan': 'Total loan amount',
  'Down payment %': 'Down payment percent',
  'Down payment': 'Down payment amount',
  'Loan to value %': 'Loan to value percent',
} as const;

/** The loan purpose by its name; null for "(none)". @throws {Error} when there is no such purpose. */
export function purposeOf(name: string): LoanPurpose | null {
  if (name === '(none)') return null;
  const purpose = loanPurposes.find((candidate) => candidate === name);
  if (!purpose) throw new Error(`No loan purpose "${name}"`);
  return purpose;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
