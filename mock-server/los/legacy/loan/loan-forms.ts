import { businessDayFrom, isSpecificBusinessDay } from '../../seeds/business-days.ts';
import { isFoundAbout } from '../../seeds/findings.ts';
import { rounded } from '../../seeds/loan-figures.ts';
import { productNameOf } from '../../seeds/products.ts';
import { hasReached } from '../../seeds/statuses.ts';
import type { DashboardBorrower } from '../../../../contracts/operations/dashboard.ts';
import { type Html, html } from '../../../platform/html/html.ts';
import type { OpenLoan } from '../../menus/loan-facts.ts';
import { day, given, percent, usd, wholePercent } from '../page/format.ts';
import { chip, facts, table } from '../page/parts.ts';
import { documentsOf } from './documents.ts';

/**
 * The pages of the loan menu that show the loan itself, read-only: by the name of the menu item. What the loan does not know
 * is a dash.
 */
export const loanForms: Readonly<Record<string, (loan: OpenLoan, today: string) => Html>> = {
  'uniform-residential-loan-application': loanApplication,
  'loan-estimate': loanEstimate,
  'closing-disclosure': closingDisclosure,
  milestones,
};

function loanApplication(loan: OpenLoan): Html {
  const { dashboard, file } = loan;
  const { primaryBorrower, primaryCoBorrower, loanDetails, ratios, applicationCriteria } = dashboard;
  const payment = loanDetails.principalInterestTaxesAndInsurance;
  const income =
    payment === null || ratios.housingRatio === null ? null : rounded(payment / ratios.housingRatio, 2);
  return html`<p>Uniform Residential Loan Application, Fannie Mae Form 1003. Application date: ${day(applicationCriteria.applicationDate)}</p>
${borrowerSection('Borrower', primaryBorrower)}
${primaryCoBorrower && borrowerSection('Co-borrower', primaryCoBorrower)}
${secondPairOf(file).map(
  (name) => html`<h3>Additional borrower</h3>
${facts([['Name', name]])}`,
)}
<h3>Income and payment</h3>
${facts([
  ['Monthly income', usd(income)],
  ['Principal and interest', usd(loanDetails.principalAndInterest)],
  ['Total monthly payment (PITI)', usd(payment)],
  ['Housing ratio', percent(ratios.housingRatio)],
  ['Debt ratio', percent(ratios.debtRatio)],
])}
<h3>Loan and property</h3>
${facts([
  ...loanFacts(loan),
  ['Property type', given(file.propertyType)],
  ['Occupancy', given(file.occupancy)],
  ['Sales price', usd(loanDetails.salesPrice)],
  ['Appraised value', usd(loanDetails.appraisedValue)],
  ['LTV', wholePercent(ratios.ltv)],
  ['Originator', given(originatorOf(loan))],
])}`;
}

const borrowerSection = (title: string, borrower: DashboardBorrower): Html => html`<h3>${title}</h3>
${facts([
  ['Name', given(nameOf(borrower))],
  ['Address', given(addressOf(borrower))],
  ['Home phone', given(borrower.homePhone)],
  ['Work phone', given(borrower.workPhone)],
  ['Cell phone', given(borrower.cellPhone)],
  ['Email', given(borrower.emailAddress)],
])}`;

function loanEstimate(loan: OpenLoan, today: string): Html {
  const sentOn = estimateSentOn(loan);
  return html`${facts([
    ['Date issued', sentOn === null || sentOn > today ? 'Not issued yet' : day(sentOn)],
    ['Applicants', given(applicantsOf(loan))],
    ...loanFacts(loan),
  ])}
${termsSection(loan)}`;
}

function closingDisclosure(loan: OpenLoan, today: string): Html {
  const { closingDate, final, cashToClose } = loan.dashboard.loanDetails;
  const issuedOn = disclosureIssuedOn(loan);
  return html`${facts([
    ['Date issued', issuedOn === null || issuedOn > today ? 'Not issued yet' : day(issuedOn)],
    ['Closing date', day(closingDate)],
    ['Disbursement date', day(final ?? disbursementOf(loan, today))],
    ['Borrowers', given(applicantsOf(loan))],
    ...loanFacts(loan),
  ])}
${termsSection(loan)}
<h3>Cash to close</h3>
${facts([
  [
    cashToClose !== null && cashToClose < 0 ? 'To the borrower' : 'From the borrower',
    usd(cashToClose === null ? null : Math.abs(cashToClose)),
  ],
])}`;
}

/** Renders what a Loan Estimate and a Closing Disclosure have in common: the terms and the projected payments. */
function termsSection({ dashboard: { loanDetails } }: OpenLoan): Html {
  const { loanAmount, rate, apr, principalAndInterest, principalInterestTaxesAndInsurance } = loanDetails;
  const escrow =
    principalAndInterest === null || principalInterestTaxesAndInsurance === null
      ? null
      : rounded(principalInterestTaxesAndInsurance - principalAndInterest, 2);
  return html`<h3>Loan terms</h3>
${facts([
  ['Loan amount', usd(loanAmount)],
  ['Interest rate', percent(rate)],
  ['Annual percentage rate (APR)', percent(apr)],
  ['Prepayment penalty', 'No'],
  ['Balloon payment', 'No'],
])}
<h3>Projected payments</h3>
${facts([
  ['Principal and interest', usd(principalAndInterest)],
  ['Taxes, insurance and mortgage insurance', usd(escrow)],
  ['Estimated total monthly payment', usd(principalInterestTaxesAndInsurance)],
])}`;
}

/**
 * Returns the day on which the Loan Estimate is sent: the business day after the application, or the fourth one if
 * compliance has found it late (TRID allows three).
 */
function estimateSentOn({ dashboard, file }: OpenLoan): string | null {
  const { applicationDate } = dashboard.applicationCriteria;
  const isLate = isFoundAbout(file.compliance.failures, 'Loan Estimate');
  return applicationDate && businessDayFrom(applicationDate, isLate ? 4 : 1);
}

/**
 * Returns the day on which the Closing Disclosure was issued, four business days before the closing; null if it is
 * outstanding.
 */
function disclosureIssuedOn(loan: OpenLoan): string | null {
  const { closingDate } = loan.dashboard.loanDetails;
  const isIssued = documentsOf(loan).some(
    ({ name, isReceived }) => name === 'Closing Disclosure' && isReceived,
  );
  return isIssued && closingDate !== null ? businessDayFrom(closingDate, -4) : null;
}

/**
 * Returns the day on which a loan that is not funded will be paid out: the closing, or the business day after the rescission
 * period, but not a day in the past.
 */
function disbursementOf({ dashboard: { loanDetails }, file }: OpenLoan, today: string): string | null {
  const { closingDate, loanPurpose } = loanDetails;
  if (closingDate === null) return null;
  const isRescindable = loanPurpose === 'Refinance' && file.occupancy === 'Primary Residence';
  const planned = isRescindable
    ? businessDayFrom(businessDayFrom(closingDate, 3, isSpecificBusinessDay), 1)
    : closingDate;
  return planned < today ? businessDayFrom(today, 0) : planned;
}

interface Milestone {
  readonly name: string;
  readonly on: string | null;
  readonly isReached: boolean;
}

function milestones(loan: OpenLoan, today: string): Html {
  const { applicationCriteria, loanDetails } = loan.dashboard;
  const sentOn = estimateSentOn(loan);
  const { loanStatus, closingDate, final, lockStatus } = loanDetails;
  const { applicationDate } = applicationCriteria;
  const rows: readonly Milestone[] = [
    { name: 'Application', on: applicationDate, isReached: applicationDate !== null },
    {
      name: 'Loan Estimate sent',
      on: sentOn,
      isReached: sentOn !== null && sentOn <= today,
    },
    {
      name: 'Rate locked',
      on: lockStatus === 'Locked' ? loan.file.lockDate : null,
      isReached: lockStatus === 'Locked',
    },
    {
      name: 'Submitted to underwriting',
      on: null,
      isReached: loanStatus === 'Denied' || hasReached(loanStatus, 'In Underwriting'),
    },
    {
      name: 'Approved',
      on: null,
      isReached: hasReached(loanStatus, 'Approved with Conditions'),
    },
    { name: 'Clear to close', on: null, isReached: hasReached(loanStatus, 'Clear to Close') },
    { name: 'Documents sent', on: null, isReached: hasReached(loanStatus, 'Docs Out') },
    { name: 'Closing', on: closingDate, isReached: hasReached(loanStatus, 'Docs Signed') },
    { name: 'Funded', on: final, isReached: hasReached(loanStatus, 'Funded') },
  ];
  return table(
    'Milestones',
    [
      { label: 'Milestone', of: ({ name }: Milestone) => name },
      { label: 'Date', of: ({ on }) => day(on) },
      { label: 'Status', of: ({ isReached }) => (isReached ? chip('Done', 'pass') : chip('Open')) },
    ],
    loanStatus === 'Denied' || loanStatus === 'Withdrawn'
      ? [...rows.filter(({ isReached }) => isReached), { name: loanStatus, on: null, isReached: true }]
      : rows,
  );
}

const loanFacts = ({ account, dashboard: { loanDetails } }: OpenLoan) =>
  [
    ['Loan number', account.loanNumber],
    ['Property', given(propertyOf(loanDetails))],
    ['Purpose', given(loanDetails.loanPurpose)],
    ['Product', given(productNameOf(loanDetails.productCode))],
    ['Lender', given(loanDetails.institution)],
  ] as const;

/** Returns the names of all borrowers of a loan, in one text: 'A and B' or 'A, B, and C'. */
export const applicantsOf = ({ dashboard, file }: OpenLoan): string =>
  new Intl.ListFormat('en-US').format(
    [
      ...[dashboard.primaryBorrower, dashboard.primaryCoBorrower].flatMap((borrower) =>
        borrower ? nameOf(borrower) : [],
      ),
      ...secondPairOf(file),
    ].filter((name) => name !== ''),
  );

/** Returns the names of the second pair of borrowers, of whom a loan has nothing else. */
const secondPairOf = ({ secondaryBorrower, secondaryCoBorrower }: OpenLoan['file']): string[] =>
  [secondaryBorrower, secondaryCoBorrower].flatMap((person) =>
    person ? `${person.firstName} ${person.lastName}`.trim() : [],
  );

/** Returns the present address of a borrower on one line; blank if it is not known. */
export const addressOf = ({ streetAddress, city, state, zipCode }: DashboardBorrower): string =>
  oneLine(streetAddress, city, state, zipCode);

const propertyOf = (details: OpenLoan['dashboard']['loanDetails']): string =>
  oneLine(
    details.propertyAddressStreet,
    details.propertyAddressCity,
    details.propertyAddressState,
    details.propertyAddressZipCode,
  );

const oneLine = (...[street, city, state, zipCode]: readonly (string | null)[]): string =>
  [street, city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

const nameOf = ({ borrowerFirstName, borrowerMiddleName, borrowerLastName }: DashboardBorrower): string =>
  [borrowerFirstName, borrowerMiddleName, borrowerLastName].filter(Boolean).join(' ');

/** Returns the name of the originator of a loan; blank if none is assigned. */
export function originatorOf({ dashboard }: Pick<OpenLoan, 'dashboard'>): string {
  const originator = dashboard.assignedUsers.find(({ roleDescription }) => roleDescription === 'Originator');
  return originator ? `${originator.firstName} ${originator.lastName}` : '';
}
