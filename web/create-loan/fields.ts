import { messages as words } from './messages.ts';

const addressLabels = {
  houseNumber: 'House number',
  streetName: 'Street name',
  unitNumber: 'Unit number',
  city: 'City',
  state: 'State',
  zipCode: 'Zip code',
  zipExtension: 'Zip extension',
} as const;

const propertyLabels = {
  houseNumber: 'House number',
  streetName: 'Street name',
  unitNumber: 'Unit number',
  city: 'City',
  state: 'State',
  county: 'County',
  zipCode: 'Zip code',
  zipExtension: 'Zip extension',
} as const;

const personLabels = {
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  generation: 'Suffix',
  taxIdentifier: 'Tax identifier',
  taxIdentifierType: 'Tax identifier type',
  birthDate: 'Birth date',
  emailAddress: 'Email',
  cellPhone: 'Cell phone',
  workPhone: 'Work phone',
  ...under('presentAddress', addressLabels),
} as const;

/** The fields on the screen by their path in the form, in reading order, with their labels. */
export const fieldLabels = {
  institution: 'Institution',
  originator: 'Originator',
  product: 'Product',
  loanOriginationType: 'Origination type',
  loanPurpose: 'Loan purpose',
  propertyType: 'Property type',
  occupancy: 'Occupancy',
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
  ...under('borrower', personLabels),
  ...under('coBorrower', personLabels),
  ...under('propertyAddress', propertyLabels),
} as const;
export type FieldPath = keyof typeof fieldLabels;

/** Where the form keeps an address. */
export type AddressPath = 'borrower.presentAddress' | 'coBorrower.presentAddress' | 'propertyAddress';

/** Where the form keeps a person. */
export type PersonPath = 'borrower' | 'coBorrower';

/** Id of a field's control in the page. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`;

/** One field that keeps the form from being sent. */
export interface FieldToFix {
  readonly path: FieldPath;
  /** The label, with the panel's owner where another panel has a field of that label too. */
  readonly label: string;
  /** Nothing has been entered; otherwise what was entered is wrong. */
  readonly isMissing: boolean;
}

/** The fields that keep the form from being sent, in reading order. */
export const fieldsToFix = (messages: Readonly<Record<string, string>>): readonly FieldToFix[] =>
  (Object.keys(fieldLabels) as FieldPath[])
    .filter((path) => messages[path] !== undefined)
    .map((path) => ({ path, label: ownedLabel(path), isMissing: messages[path] === words.required }));

const owners: Readonly<Record<string, string>> = { coBorrower: 'Co-borrower', propertyAddress: 'Property' };

function ownedLabel(path: FieldPath): string {
  const label = fieldLabels[path];
  const owner = owners[path.split('.')[0] ?? ''];
  return owner ? `${owner} ${label.toLowerCase()}` : label;
}

type Under<Prefix extends string, Labels> = {
  readonly [Name in keyof Labels & string as `${Prefix}.${Name}`]: Labels[Name];
};

function under<const Prefix extends string, const Labels extends object>(
  prefix: Prefix,
  labels: Labels,
): Under<Prefix, Labels> {
  const entries = Object.entries(labels).map(([name, label]) => [`${prefix}.${name}`, label]);
  return Object.fromEntries(entries) as Under<Prefix, Labels>;
}
