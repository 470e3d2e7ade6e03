import { loanPurposes, occupancies, originationTypes, propertyTypes } from '../api/options.ts';
import type { Fields, Switch } from './field.ts';

/** The fields for institution, originator, product and origination type. */
export const lenderFields = {
  institution: { label: 'Institution', kind: 'choice', required: 'always' },
  originator: { label: 'Originator', kind: 'choice', required: 'always' },
  product: { label: 'Product', kind: 'choice', required: 'always' },
  loanOriginationType: {
    label: 'Origination type',
    kind: 'option',
    options: originationTypes,
    required: 'always',
    shown: { feature: 'loanOriginationType', after: 'institution' },
  },
} as const satisfies Fields;

export const purposeFields = {
  loanPurpose: { label: 'Loan purpose', kind: 'option', options: loanPurposes },
  propertyType: { label: 'Property type', kind: 'option', options: propertyTypes },
  occupancy: { label: 'Occupancy', kind: 'option', options: occupancies },
} as const satisfies Fields;

const dollars = { kind: 'money', decimals: 2, maximum: 999_999_999.99 } as const;

/** When the field is shown: for each loan purpose but Refinance, which has no sales price. */
const withSalesPrice = { exceptPurposes: ['Refinance'] } as const;
const withDownPayment = {
  exceptPurposes: ['Refinance', 'Construction-Permanent'],
} as const;

/** The amounts in reading order, then rate and term. Document 001, sections 5.2 and 5.3. */
export const amountFields = {
  salesPrice: { label: 'Sales price', ...dollars, shown: withSalesPrice },
  estimatedOrAppraisedValue: { label: 'Estimated or appraised value', ...dollars },
  downPaymentPercent: {
    label: 'Down payment percent',
    kind: 'percent',
    decimals: 3,
    maximum: 999.999,
    mayBeNegative: true,
    shown: withDownPayment,
  },
  downPaymentAmount: {
    label: 'Down payment amount',
    ...dollars,
    mayBeNegative: true,
    shown: withDownPayment,
  },
  baseLoanAmount: {
    label: 'Base loan amount',
    ...dollars,
    negative: 'The amount cannot be negative. Enter a smaller down payment.',
  },
  financedAmount: {
    label: 'Financed amount',
    ...dollars,
    maximum: 999_999_999,
    /**
     * Maximum length in characters. Digits and the decimal point count, thousands separators do not (L-5.2-20, A-13).
     */
    characters: 9,
  },
  /** Base loan amount plus financed amount. Its maximum is the sum of their maximums. */
  totalLoanAmount: {
    label: 'Total loan amount',
    ...dollars,
    maximum: 1_999_999_998.99,
    isCalculated: true,
  },
  loanToValuePercent: {
    label: 'Loan to value percent',
    kind: 'ratio',
    isCalculated: true,
  },
  interestRate: {
    label: 'Interest rate',
    kind: 'percent',
    decimals: 3,
    maximum: 25,
    tooLarge: 'Rate cannot exceed 25%. Please enter a valid value.',
  },
  amortizationTerm: {
    label: 'Amortization term',
    kind: 'months',
    decimals: 0,
    maximum: 999,
    characters: 3,
  },
} as const satisfies Fields;

const sameAddress = { label: "Same as borrower's present address" } as const;

/** The toggles of the create screen. */
export const switches = {
  isPreApproval: {
    label: 'Pre-Approval',
    shown: { exceptPurposes: ['Refinance'], exceptLead: true },
  },
  isForgivable: { label: 'Forgivable' },
  isEmployeeLoan: { label: 'Employee Loan', shown: { feature: 'employeeLoan' } },
  sameAsSalesPrice: { label: 'Same as sales price', shown: withSalesPrice },
  hasCoBorrower: { label: 'Add co-borrower' },
  isCoBorrowerAddressSame: sameAddress,
  isPropertyAddressSameAsBorrowerAddress: sameAddress,
} as const satisfies Readonly<Record<string, Switch>>;
