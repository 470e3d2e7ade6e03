import type { ApplicationCriteria } from '../../../../contracts/operations/dashboard.ts';
import { day } from '../page/format.ts';
import { html } from '../../../html/html.ts';
import { actions, closePanelButton } from '../page/parts.ts';
import { forLoan } from './for-loan.ts';

/** The page of the received items of an application. It is short: its panel is 313 by 229 pixels. */
export const applicationCriteria = forLoan((_context, { dashboard }) => {
  const { enableApplicationDateAutomation, applicationCriteria: criteria } = dashboard;
  const received = items.filter(([name]) => criteria[name] === true).length;
  return {
    content: html`<p>${
      enableApplicationDateAutomation
        ? html`${received} of ${items.length} received. Application date: ${day(criteria.applicationDate)}`
        : html`The application date is set by hand: ${day(criteria.applicationDate)}`
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
