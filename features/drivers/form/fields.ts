import { type LoanPurpose, loanPurposes } from '../../../contracts/api/options.ts';

/** Every field of the create form: its label, and where the form keeps it. */
export const fieldPaths = {
  Institution: 'institution',
  Originator: 'originator',
  Product: 'product',
  'Origination type': 'loanOriginationType',
  'Loan purpose': 'loanPurpose',
  'Sales price': 'salesPrice',
  'Same as sales price': 'sameAsSalesPrice',
  'Estimated or appraised value': 'estimatedOrAppraisedValue',
  'Base loan amount': 'baseLoanAmount',
  'Financed amount': 'financedAmount',
  'Total loan amount': 'totalLoanAmount',
  'Down payment percent': 'downPaymentPercent',
  'Down payment amount': 'downPaymentAmount',
  'Loan to value percent': 'loanToValuePercent',
  'Pre-Approval': 'isPreApproval',
  'Interest rate': 'interestRate',
  'Amortization term': 'amortizationTerm',
  'First name': 'borrower.firstName',
  'Middle name': 'borrower.middleName',
  'Last name': 'borrower.lastName',
  Suffix: 'borrower.generation',
  'Tax identifier': 'borrower.taxIdentifier',
  'Tax identifier type': 'borrower.taxIdentifierType',
} as const;
export type FieldLabel = keyof typeof fieldPaths;

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

/** @throws {Error} when the form has no such field. */
export function pathOfField(label: string): (typeof fieldPaths)[FieldLabel] {
  if (!Object.hasOwn(fieldPaths, label)) throw new Error(`The create form has no field "${label}"`);
  return fieldPaths[label as FieldLabel];
}

/** The loan purpose by its name; null for "(none)". @throws {Error} when there is no such purpose. */
export function purposeOf(name: string): LoanPurpose | null {
  if (name === '(none)') return null;
  const purpose = loanPurposes.find((candidate) => candidate === name);
  if (!purpose) throw new Error(`No loan purpose "${name}"`);
  return purpose;
}
