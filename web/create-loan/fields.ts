import { messages as words } from './messages.ts';

/** The fields on the screen by their path in the form, in reading order, with their labels. */
export const fieldLabels = {
  institution: 'Institution',
  originator: 'Originator',
  product: 'Product',
  loanOriginationType: 'Origination type',
  loanPurpose: 'Loan purpose',
  salesPrice: 'Sales price',
  estimatedOrAppraisedValue: 'Estimated or appraised value',
  downPaymentPercent: 'Down payment percent',
  downPaymentAmount: 'Down payment amount',
  baseLoanAmount: 'Base loan amount',
  financedAmount: 'Financed amount',
  totalLoanAmount: 'Total loan amount',
  loanToValuePercent: 'Loan to value percent',
  interestRate: 'Interest rate',
  amortizationTerm: 'Amortization term',
  'borrower.firstName': 'First name',
  'borrower.middleName': 'Middle name',
  'borrower.lastName': 'Last name',
  'borrower.generation': 'Suffix',
  'borrower.taxIdentifier': 'Tax identifier',
  'borrower.taxIdentifierType': 'Tax identifier type',
} as const;
export type FieldPath = keyof typeof fieldLabels;

/** Id of a field's control in the page. */
export const fieldId = (path: FieldPath): string => `field-${path.replace('.', '-')}`;

/** One field that keeps the form from being sent. */
export interface FieldToFix {
  readonly path: FieldPath;
  readonly label: string;
  /** Nothing has been entered; otherwise what was entered is wrong. */
  readonly isMissing: boolean;
}

/** The fields that keep the form from being sent, in reading order. */
export const fieldsToFix = (messages: Readonly<Record<string, string>>): readonly FieldToFix[] =>
  (Object.keys(fieldLabels) as FieldPath[])
    .filter((path) => messages[path] !== undefined)
    .map((path) => ({ path, label: fieldLabels[path], isMissing: messages[path] === words.required }));
