import { html } from '../../../platform/html/html.ts';
import { given } from '../page/format.ts';
import { actions, closeWindowButton, facts } from '../page/parts.ts';
import { forLoan, titleOf } from './for-loan.ts';

/** The page for support with the ids and the stored data of a loan. */
export const loanDebug = forLoan(({ world, objectId }, loan) => ({
  content: html`<h2>${titleOf(loan)}</h2>
${facts([
  ['Loan number', loan.account.loanNumber],
  ['Account id', loan.account.generalAccountId],
  ['Master account id', loan.account.masterAccountId],
  ['Deal id', given(loan.account.dealId === undefined ? null : String(loan.account.dealId))],
  ['Application identifier', loan.account.applicationIdentifier],
  ['Originator', loan.account.originatorUserId],
  ['Environment', world.id],
  ['Asked by', objectId],
])}
<h3 id="dashboard">Dashboard</h3>
<pre class="scroll" role="region" aria-labelledby="dashboard" tabindex="0">${JSON.stringify(loan.dashboard, null, 2)}</pre>
<h3 id="file">File</h3>
<pre class="scroll" role="region" aria-labelledby="file" tabindex="0">${JSON.stringify(loan.file, null, 2)}</pre>
${actions(closeWindowButton)}`,
}));
