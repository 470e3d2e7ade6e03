import { loanPurposes, occupancies, originationTypes, propertyTypes } from '../api/options.ts';
import type { Fields, Switch } from './field.ts';

/** The fields for institution, originator, product and origination type. */
export const lenderFields = {
  institution: { label: 'Institution', kind: 'choice', required: 'always', rules: ['L-2.2-13'] },
  originator: { label: 'Originator', kind: 'choice', required: 'always', rules: ['L-4.1-01'] },
  product: { label: 'Product', kind: 'choice', required: 'always', rules: ['L-4.1-03'] },
  loanOriginationType: {
    label: 'Origination type',
    kind: 'option',
    options: originationTypes,
    required: 'always',
    shown: { feature: 'loanOriginationType', after: 'institution', rules: ['L-5.1-05', 'A-18'] },
    rules: ['L-3.6-01'],
  },
} as const satisfies Fields;

export const purposeFields = {
  loanPurpose: { label: 'Loan purpose', kind: 'option', options: loanPurposes, rules: ['L-3.6-04'] },
  propertyType: { label: 'Property type', kind: 'option', options: propertyTypes, rules: ['L-3.6-02'] },
  occupancy: { label: 'Occupancy', kind: 'option', options: occupancies, rules: ['L-3.6-03'] },
} as const satisfies Fields;

const dollars = { kind: 'money', decimals: 2, maximum: 999_999_999.99 } as const;

/** When the field is shown: for each loan purpose but Refinance, which has no sales price. */
const withSalesPrice = { exceptPurposes: ['Refinance'], rules: ['L-4.2-01'] } as const;
const withDownPayment = {
  exceptPurposes: ['Refinance', 'Construction-Permanent'],
  rules: ['L-4.2-03', 'L-4.2-08'],
} as const;

/** The amounts in reading order, then rate and term. Document 001, sections 5.2 and 5.3. */
export const amountFields = {
  salesPrice: { label: 'Sales price', ...dollars, shown: withSalesPrice, rules: ['L-5.3-01'] },
  estimatedOrAppraisedValue: { label: 'Estimated or appraised value', ...dollars, rules: ['L-5.3-02'] },
  downPaymentPercent: {
    label: 'Down payment percent',
    kind: 'percent',
    decimals: 3,
    maximum: 999.999,
    mayBeNegative: true,
    shown: withDownPayment,
    rules: ['L-5.3-06', 'A-11'],
  },
  downPaymentAmount: {
    label: 'Down payment amount',
    ...dollars,
    mayBeNegative: true,
    shown: withDownPayment,
    rules: ['L-5.3-04', 'A-11'],
  },
  baseLoanAmount: {
    label: 'Base loan amount',
    ...dollars,
    negative: 'The amount cannot be negative. Enter a smaller down payment.',
    rules: ['L-5.3-03'],
  },
  financedAmount: {
    label: 'Financed amount',
    ...dollars,
    maximum: 999_999_999,
    /**
     * Maximum length in characters. Digits and the decimal point count, thousands separators do not (L-5.2-20, A-13).
     */
    characters: 9,
    rules: ['L-5.3-05', 'L-5.2-20'],
  },
  /** Base loan amount plus financed amount. Its maximum is the sum of their maximums. */
  totalLoanAmount: {
    label: 'Total loan amount',
    ...dollars,
    maximum: 1_999_999_998.99,
    isCalculated: true,
    rules: ['A-14'],
  },
  loanToValuePercent: {
    label: 'Loan to value percent',
    kind: 'ratio',
    isCalculated: true,
    rules: ['A-14'],
  },
  interestRate: {
    label: 'Interest rate',
    kind: 'percent',
    decimals: 3,
    maximum: 25,
    tooLarge: 'Rate cannot exceed 25%. Please enter a valid value.',
    rules: ['L-5.3-07', 'L-2.2-34'],
  },
  amortizationTerm: {
    label: 'Amortization term',
    kind: 'months',
    decimals: 0,
    maximum: 999,
    characters: 3,
    rules: ['L-5.2-21', 'L-5.2-22', 'L-2.2-35'],
  },
} as const satisfies Fields;

const sameAddress = { label: "Same as borrower's present address" } as const;

/** The toggles of the create screen. */
export const switches = {
  isPreApproval: {
    label: 'Pre-Approval',
    shown: { exceptPurposes: ['Refinance'], exceptLead: true, rules: ['L-2.2-20', 'L-2.2-21', 'L-2.2-22'] },
  },
  isForgivable: { label: 'Forgivable' },
  isEmployeeLoan: { label: 'Employee Loan', shown: { feature: 'employeeLoan', rules: ['L-2.2-18'] } },
  sameAsSalesPrice: { label: 'Same as sales price', shown: withSalesPrice },
  hasCoBorrower: { label: 'Add co-borrower' },
  isCoBorrowerAddressSame: sameAddress,
  isPropertyAddressSameAsBorrowerAddress: sameAddress,
} as const satisfies Readonly<Record<string, Switch>>;
