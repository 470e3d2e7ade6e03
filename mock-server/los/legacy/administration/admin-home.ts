import { legacyAddress } from '../../../../contracts/api/legacy.ts';
import { given, moment } from '../page/format.ts';
import { type Html, html } from '../../../platform/html/html.ts';
import type { LegacyPageRenderer, PageContext, PageView } from '../page/page.ts';
import { type Column, nothing, table } from '../page/parts.ts';
import { statusOf } from '../page/loan-chips.ts';
import type { LoanRow } from '../../../store/repositories/loan.ts';
import { supportObjectId } from '../../seeds/personas.ts';
import { notAllowed } from '../page/notices.ts';
import { isAdministrator } from '../../authentication.ts';
import type { User } from '../../../../contracts/operations/session.ts';

/** The home page of administrators, who never see the screens of the SPA. */
export const adminHome: LegacyPageRenderer = (context) => forAdministrators(context, () => areas);

/** Renders the content of an administrator page for administrators; other users get a notice with status 403. */
export async function forAdministrators(
  context: PageContext,
  content: (context: PageContext) => Html,
): Promise<PageView> {
  if (!isAdministrator(context.user)) {
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
<dd>Create users, assign groups and permissions, and lock or unlock accounts.</dd>
<dt><a href="${legacyAddress('DelegatedAdminInstitution')}">Manage Institutions</a></dt>
<dd>Branches, licensed states and their originators.</dd>
<dt><a href="${legacyAddress('ResourceRates')}">Rates</a></dt>
<dd>The rate sheets published to originators.</dd>
</dl>`;

/** The home page of the support administrator: session details above the administrator home. */
export const adminHomeSupport: LegacyPageRenderer = (context) =>
  isAdministrator(context.user) && !isSupport(context)
    ? notAllowed('the support administration')
    : forAdministrators(
        context,
        ({ user, objectId, world }) => html`
<h2>Support Session</h2>
<dl class="facts">
<dt>Signed in as</dt><dd>${user.email}</dd>
<dt>Object id</dt><dd>${objectId}</dd>
<dt>Customer</dt><dd>${user.customerName}</dd>
<dt>System time</dt><dd>${moment(world.now())}</dd>
</dl>
<h2>Administration</h2>
${areas}`,
      );

/** Returns true for administrators and delegated administrators. */
export const mayAdminister = (user: User): boolean => user.isDelegatedAdministrator || isAdministrator(user);

async function recentActivity({ store }: PageContext): Promise<Html> {
  const rows = (await store.loans.list({ kind: 'loan' })).slice(0, 8);
  return html`
<h2>Recent Activity</h2>
${rows.length === 0 ? nothing('No loans yet. Recently changed loans appear here.') : table('Recently changed loans', columns, rows)}`;
}

const columns: readonly Column<LoanRow>[] = [
  { label: 'Loan Number', of: ({ loanNumber }) => loanNumber },
  { label: 'Borrower', of: ({ borrowerName }) => given(borrowerName) },
  { label: 'Institution', of: ({ institution }) => given(institution) },
  { label: 'Status', of: statusOf },
  { label: 'Last Change', of: ({ updatedAt }) => moment(new Date(updatedAt)) },
];

/**
 * Returns true if the user signed in at the identity provider with the support object id of the settings (S-2.1-29).
 */
const isSupport = ({ user, world }: PageContext): boolean =>
  user.authenticatedWithMicrosoft &&
  user.microsoftUserObjectId === (world.settings.supportObjectId ?? supportObjectId);
