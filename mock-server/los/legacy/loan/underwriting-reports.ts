import type { UnderwritingStatus } from '../../../../contracts/operations/dashboard.ts';
import { given, percent, usd } from '../page/format.ts';
import { type Html, html } from '../../../platform/html/html.ts';
import type { LegacyPageRenderer } from '../page/page.ts';
import { actions, closeWindowButton, facts, nothing } from '../page/parts.ts';
import type { OpenLoan } from '../../menus/loan-facts.ts';
import { forLoan, titleOf } from './for-loan.ts';

/** The findings of Desktop Underwriter or Desktop Originator. Parameter `type`: 2 for findings, 3 for a failed run. */
export const desktopUnderwriterReport: LegacyPageRenderer = forLoan(({ query }, loan) => {
  const status = statusOf(loan, /desktop (?:underwriter|originator)/i);
  if (!status) return { content: nothing("This loan hasn't been submitted to Desktop Underwriter.") };
  const content = query['type'] === '3' ? errorReport(loan, status) : findings(loan, status);
  return { content: html`${content}${buttons(query['type'] === '2' && query['print'] === 'true')}` };
});

/** The feedback of Loan Product Advisor, errors included. Parameter `type` is 0. */
export const loanProductAdvisorReport: LegacyPageRenderer = forLoan((_context, loan) => {
  const status = statusOf(loan, /loan product advisor/i);
  if (!status) return { content: nothing("This loan hasn't been submitted to Loan Product Advisor.") };
  const content = isError(status) ? errorReport(loan, status) : findings(loan, status);
  return { content: html`${content}${buttons(false)}` };
});

const statusOf = ({ dashboard }: OpenLoan, service: RegExp): UnderwritingStatus | undefined =>
  dashboard.loanDetails.underwritingStatusResults.find(({ underwritingService }) =>
    service.test(underwritingService),
  );

const isError = ({ statusDisplay }: UnderwritingStatus): boolean => /error/i.test(statusDisplay);

function findings(loan: OpenLoan, { underwritingService, statusDisplay }: UnderwritingStatus): Html {
  const { loanDetails, ratios } = loan.dashboard;
  return html`<h2>${titleOf(loan)}</h2>
<p class="verdict">${underwritingService}: ${statusDisplay}</p>
${facts([
  ['Loan amount', usd(loanDetails.loanAmount)],
  ['Rate', percent(loanDetails.rate)],
  ['LTV', percent(ratios.ltv)],
  ['Housing ratio', percent(ratios.housingRatio)],
  ['Debt ratio', percent(ratios.debtRatio)],
  ['Property type', given(loan.file.propertyType)],
  ['Occupancy', given(loan.file.occupancy)],
])}`;
}

const errorReport = (loan: OpenLoan, { underwritingService, statusDisplay }: UnderwritingStatus): Html =>
  html`<h2>${titleOf(loan)}</h2>
<p class="verdict fail">${underwritingService}: ${statusDisplay}</p>
<p>No findings were returned. Correct the submission and resubmit.</p>`;

const buttons = (mayPrint: boolean): Html =>
  actions(
    mayPrint && html`<button type="button" class="button" data-prints>Print</button>`,
    closeWindowButton,
  );
