import type {
  ApplicationCriteria,
  DashboardBorrower,
  LoanDashboard,
  LoanDetails,
  Ratios,
  UnderwritingStatus,
} from '../../../contracts/operations/dashboard.ts';
import {
  addressLine,
  creditScore,
  currency,
  day,
  joined,
  loanTitle,
  percent0,
  percent3,
  phone,
} from './format.ts';

/** One label with its value as text. The text of a missing value is empty. */
export interface Line {
  readonly label: string;
  readonly value: string;
  /** Presentation of the value; undefined for text. */
  readonly kind?: 'amount' | 'percent' | 'check';
  /** The ratio as a fraction: 1 is 100 %. It sets the length of the bar beside the number. */
  readonly ratio?: number | null;
  /** The underwriting status of the line. A click on the value opens the report in a window. */
  readonly status?: UnderwritingStatus;
  /** True if the place of a missing value stays blank. Other missing values are a dash. */
  readonly isLeftBlank?: true;
}

export interface Block {
  /** Heading of the block; null for the first or only block of a panel. */
  readonly heading: string | null;
  readonly lines: readonly Line[];
}

export interface Panel {
  readonly key: 'application-date' | 'loan-details' | 'borrower' | 'assigned-to' | 'ratios';
  readonly heading: string;
  readonly isOpen: boolean;
  readonly blocks: readonly Block[];
}

/** A key fact of a loan, such as its lock, with a detail, such as the lock's expiration. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly detail: string;
}

export interface DashboardView {
  readonly title: string;
  /** The key facts, which are shown above the panels. The panels contain them, too. */
  readonly facts: readonly Fact[];
  readonly panels: readonly Panel[];
}

/** Number of panels, counted from the first, that are open when the dashboard opens. */
const openPanels = 2;

/** Returns the title, panels and lines of the dashboard as texts, in their order. Document 001, section 2.3. */
export function dashboardView(loan: LoanDashboard): DashboardView {
  const details = loanDetails(loan.loanDetails);
  const panels: readonly Omit<Panel, 'isOpen'>[] = [
    ...(loan.enableApplicationDateAutomation ? [applicationDate(loan.applicationCriteria)] : []),
    { key: 'loan-details', heading: 'Loan Details', blocks: [block(details)] },
    { key: 'borrower', heading: 'Borrower Information', blocks: borrowers(loan) },
    { key: 'assigned-to', heading: 'Assigned To', blocks: [block(assignedTo(loan))] },
    { key: 'ratios', heading: 'Ratios', blocks: [block(ratios(loan.ratios))] },
  ];
  const { borrowerFirstName, borrowerLastName } = loan.primaryBorrower;
  return {
    title: loanTitle(loan.loanNumber, borrowerFirstName, borrowerLastName),
    facts: factsOf(details),
    panels: panels.map((panel, index) => ({ ...panel, isOpen: index < openPanels })),
  };
}

const block = (lines: readonly Line[], heading: string | null = null): Block => ({ heading, lines });
const text = (label: string, value: string | null): Line => ({ label, value: (value ?? '').trim() });
const amount = (label: string, value: number | null): Line => ({
  label,
  value: currency(value),
  kind: 'amount',
});
const rate = (label: string, value: number | null): Line => ({
  label,
  value: percent3(value),
  kind: 'percent',
});
const check = (label: string, isGiven: boolean): Line => ({
  label,
  value: isGiven ? 'Complete' : 'Missing',
  kind: 'check',
});

const applicationDate = (criteria: ApplicationCriteria): Omit<Panel, 'isOpen'> => ({
  key: 'application-date',
  heading: 'Application Date',
  blocks: [
    block([
      text('Application Date', day(criteria.applicationDate)),
      check('Name', criteria.hasName),
      check('Monthly Income', criteria.hasMonthlyIncome),
      check('Tax ID', criteria.hasSocialSecurityNumber),
      check('Property Address', criteria.hasPropertyAddress),
      check('Value of Property', criteria.hasValueOfProperty),
      check('Loan Amount', criteria.hasLoanAmount),
    ]),
  ],
});

/** Returns the purpose of a loan, with a mark for a pre-approval. */
function purpose({ loanPurpose, isPreapproval }: LoanDetails): string {
  const named = joined([loanPurpose]);
  if (!isPreapproval) return named;
  return named === '' ? 'Pre-Approval' : `${named} (Pre-Approval)`;
}

/** The labels of the key facts, each with the label of its detail and, if the detail needs one, a prefix. */
const deciding: readonly (readonly [label: string, detail: string, words?: string])[] = [
  ['Loan Status', 'Institution'],
  ['Loan Amount', 'Loan Purpose'],
  ['Rate', 'Product Code'],
  ['Lock Status', 'Lock Expiration', 'Expiration'],
  ['Closing Date', 'Cash To Close', 'Cash to close'],
];

function factsOf(lines: readonly Line[]): readonly Fact[] {
  const valueOf = (wanted: string) => lines.find(({ label }) => label === wanted)?.value ?? '';
  return deciding.map(([label, detail, words]) => ({
    label,
    value: valueOf(label),
    detail: valueOf(detail) === '' ? '' : joined([words, valueOf(detail)]),
  }));
}

const loanDetails = (details: LoanDetails): readonly Line[] => [
  text('Final', details.final === null ? 'Not Finaled' : day(details.final)),
  amount('Loan Amount', details.loanAmount),
  text('Loan Purpose', purpose(details)),
  text('Institution', details.institution),
  text('Loan Status', details.loanStatus),
  amount('Appraised Value', details.appraisedValue),
  amount('Sales Price', details.salesPrice),
  text('Product Code', details.productCode),
  rate('Rate', details.rate),
  rate('APR', details.apr),
  amount('P & I', details.principalAndInterest),
  amount('PITI', details.principalInterestTaxesAndInsurance),
  text('Lock Status', details.lockStatus),
  text('Lock Expiration', day(details.lockExpiration)),
  amount('Cash To Close', details.cashToClose),
  text('Closing Date', day(details.closingDate)),
  text('Origination Type', details.originationType),
  text(
    'Property Address',
    addressLine({
      street: details.propertyAddressStreet,
      city: details.propertyAddressCity,
      state: details.propertyAddressState,
      zipCode: details.propertyAddressZipCode,
    }),
  ),
  ...details.underwritingStatusResults.map((status) => ({
    label: 'AU Status',
    value: joined([status.underwritingService, status.statusDisplay], ': '),
    status,
  })),
];

function borrowers(loan: LoanDashboard): readonly Block[] {
  const primary = block(borrower(loan.primaryBorrower));
  return loan.hasCoBorrower ? [primary, block(borrower(loan.primaryCoBorrower), 'Co-Borrower')] : [primary];
}

const borrower = (person: DashboardBorrower | null): readonly Line[] => [
  text('Name', joined([person?.borrowerFirstName, person?.borrowerMiddleName, person?.borrowerLastName])),
  // L-2.3-40
  { ...text('Credit Score', creditScore(person?.creditScore)), isLeftBlank: true },
  text('Email', person?.emailAddress ?? null),
  text('Home Phone', phone(person?.homePhone ?? null)),
  text('Work Phone', phone(person?.workPhone ?? null)),
  text('Cell Phone', phone(person?.cellPhone ?? null)),
  text('Address', person ? addressLine({ ...person, street: person.streetAddress }) : ''),
];

const assignedTo = (loan: LoanDashboard): readonly Line[] =>
  loan.assignedUsers.map(({ firstName, lastName, roleDescription }) =>
    text(joined([roleDescription]) || 'Assigned User', joined([firstName, lastName])),
  );

const ratios = (values: Ratios): readonly Line[] => [
  { ...rate('Housing Ratio', values.housingRatio), ratio: values.housingRatio },
  { ...rate('Debt Ratio', values.debtRatio), ratio: values.debtRatio },
  wholeRatio('LTV', values.ltv),
  wholeRatio('CLTV', values.cltv),
  wholeRatio('HCLTV', values.hcltv),
];

const wholeRatio = (label: string, ratio: number | null): Line => ({
  label,
  value: percent0(ratio),
  kind: 'percent',
  ratio,
});
