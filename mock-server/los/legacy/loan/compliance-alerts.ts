import { html } from '../../../html/html.ts';
import { actions, closePanelButton } from '../page/parts.ts';
import type { LoanFile } from '../../../store/schema/loan-row.ts';
import { forLoan, titleOf } from './for-loan.ts';

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
  unchecked: () => 'Not checked: the loan is not active.',
  insufficient: () => 'Not checked: the loan has too little data.',
  pass: () => 'Passed: the check found nothing.',
  fail: (count: number) => `Failed: ${count === 1 ? '1 finding' : `${count} findings`}.`,
} as const;
