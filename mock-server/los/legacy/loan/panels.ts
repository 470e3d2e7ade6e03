import type { ApplicationCriteria } from '../../../../contracts/operations/dashboard.ts';
import { day, given, percent, usd, wholePercent } from '../page/format.ts';
import { html } from '../../../platform/html/html.ts';
import { actions, closePanelButton, facts } from '../page/parts.ts';
import { forLoan, titleOf } from './for-loan.ts';
import { productNameOf } from '../../seeds/products.ts';
import type { LoanFile } from '../../../store/repositories/loan.ts';
import { menuBorrowersOf, readableNotes } from '../../menus/loan-facts.ts';
import { statusOf } from '../page/loan-chips.ts';

/** The page of the received items of an application. It is short: its panel is 313 by 229 pixels. */
export const applicationCriteria = forLoan((_context, { dashboard }) => {
  const { enableApplicationDateAutomation, applicationCriteria: criteria } = dashboard;
  const received = items.filter(([name]) => criteria[name] === true).length;
  return {
    content: html`<p>${
      enableApplicationDateAutomation
        ? html`${received} of ${items.length} received. Application date: ${day(criteria.applicationDate)}`
        : html`Application date, entered manually: ${day(criteria.applicationDate)}`
    }</p>
<ul class="checks">
${items.map(
  ([name, label]) =>
    html`<li class="${criteria[name] === true ? 'done' : 'open'}">${label}<span class="unseen">${
      criteria[name] === true ? ': received' : ': missing'
    }</span></li>`,
)}
</ul>
${actions(closePanelButton('applicationCriteria'))}`,
  };
});

const items: readonly (readonly [keyof ApplicationCriteria, string])[] = [
  ['hasName', 'Name'],
  ['hasMonthlyIncome', 'Monthly income'],
  ['hasSocialSecurityNumber', 'Tax identifier'],
  ['hasPropertyAddress', 'Property address'],
  ['hasValueOfProperty', 'Value of property'],
  ['hasLoanAmount', 'Loan amount'],
];

/** The page of the findings of a loan's compliance check. */
export const complianceAlerts = forLoan((_context, loan) => {
  const { verdict, failures } = loan.file.compliance;
  return {
    content: html`<h2>${titleOf(loan)}</h2>
<p class="verdict ${verdict}">${complianceVerdict(loan.file)}</p>
${failures.length > 0 && html`<ol class="findings">${failures.map((failure) => html`<li>${failure}</li>`)}</ol>`}
${actions(closePanelButton('complianceAlerts'))}`,
  };
});

/** Returns the result of the compliance check in words. */
export const complianceVerdict = ({ compliance: { verdict, failures } }: LoanFile): string =>
  verdicts[verdict](failures.length);

const verdicts = {
  unchecked: () => 'Not checked: the loan is not active',
  insufficient: () => 'Not checked: insufficient data',
  pass: () => 'No findings',
  fail: (count: number) => (count === 1 ? '1 finding' : `${count} findings`),
} as const;

/** The page with the main facts of a loan, for a panel of the drawer and the banner. */
export const loanSummary = forLoan(async ({ store, user }, loan) => {
  const { account, dashboard, file } = loan;
  const { loanDetails: details, ratios } = dashboard;
  const notes = await store.notes.counts(account.generalAccountId);
  return {
    content: html`<h2>${titleOf(loan)}</h2>
<div class="columns">
${facts([
  [
    'Borrowers',
    given(
      menuBorrowersOf(dashboard, file)
        .map(({ fullName }) => fullName)
        .join(', '),
    ),
  ],
  ['Status', statusOf(details)],
  ['Institution', given(details.institution)],
  ['Purpose', given(details.loanPurpose)],
  ['Product', given(productNameOf(details.productCode))],
  ['Property type', given(file.propertyType)],
  ['Occupancy', given(file.occupancy)],
  ['Notes', readableNotes(notes, user)],
])}
${facts([
  ['Loan amount', usd(details.loanAmount)],
  ['Sales price', usd(details.salesPrice)],
  ['Appraised value', usd(details.appraisedValue)],
  ['Rate', percent(details.rate)],
  ['LTV', wholePercent(ratios.ltv)],
  [
    'Lock',
    html`${given(details.lockStatus)}${details.lockExpiration && html`, expiration ${day(details.lockExpiration)}`}`,
  ],
  ['Closing date', day(details.closingDate)],
  ['Compliance', complianceVerdict(file)],
])}
</div>
${actions(closePanelButton('loanSummary'))}`,
  };
});
