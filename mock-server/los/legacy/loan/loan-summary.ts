import { menuBorrowersOf, readableNotes } from '../../menus/loan-facts.ts';
import { day, given, percent, usd, wholePercent } from '../page/format.ts';
import { html } from '../../../html/html.ts';
import { actions, closePanelButton, facts } from '../page/parts.ts';
import { complianceVerdict } from './compliance-alerts.ts';
import { forLoan, titleOf } from './for-loan.ts';
import { statusOf } from '../page/loan-chips.ts';

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
  ['Product', given(details.productCode)],
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
    html`${given(details.lockStatus)}${details.lockExpiration && html`, until ${day(details.lockExpiration)}`}`,
  ],
  ['Closing date', day(details.closingDate)],
  ['Compliance', complianceVerdict(file)],
])}
</div>
${actions(closePanelButton('loanSummary'))}`,
  };
});
