import { legacyAddress } from '../../../../contracts/api/legacy.ts';
import { given, moment } from '../page/format.ts';
import { type Html, html } from '../../../html/html.ts';
import type { LegacyPageRenderer, PageContext, PageView } from '../page/page.ts';

/** The home page of administrators, who never see the screens of the SPA. */
export const adminHome: LegacyPageRenderer = (context) => forAdministrators(context, () => areas);

/** Renders the content of an administrator page for administrators; other users get a notice with status 403. */
export async function forAdministrators(
  context: PageContext,
  content: (context: PageContext) => Html,
): Promise<PageView> {
  if (context.user.role.toLowerCase() !== 'administrator') {
    return {
      status: 403,
      content: html`<p class="lead">This page is for administrators. <a href="/default">Back to the start page</a></p>`,
    };
  }
  return { content: html`${content(context)}${await recentActivity(context)}` };
}

export const areas: Html = html`
<dl>
<dt><a href="${legacyAddress('DelegatedAdminUsers')}">Manage User Accounts</a></dt>
<dd>Create users, give them groups and features, lock and unlock them.</dd>
<dt><a href="${legacyAddress('DelegatedAdminInstitution')}">Manage Institutions</a></dt>
<dd>Branches, licensed states and the originators who work for them.</dd>
<dt><a href="${legacyAddress('ResourceRates')}">Rates</a></dt>
<dd>The rate sheets that are published to originators.</dd>
</dl>`;

async function recentActivity({ store }: PageContext): Promise<Html> {
  const rows = (await store.loans.list({ kind: 'loan' })).slice(0, 8);
  if (rows.length === 0) return html`<p class="empty">No loans yet.</p>`;
  return html`
<h2 id="activity">Recent Activity</h2>
<div class="scroll" role="region" aria-labelledby="activity" tabindex="0">
<table>
<thead><tr>
<th scope="col">Loan Number</th><th scope="col">Borrower</th><th scope="col">Institution</th>
<th scope="col">Status</th><th scope="col">Last change</th>
</tr></thead>
<tbody>
${rows.map(
  (row) => html`<tr><th scope="row">${row.loanNumber}</th><td>${given(row.borrowerName)}</td>
<td>${given(row.institution)}</td><td>${given(row.loanStatus)}</td>
<td>${moment(new Date(row.updatedAt))}</td></tr>
`,
)}</tbody>
</table>
</div>`;
}
