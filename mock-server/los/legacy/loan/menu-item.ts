import { titleOfItem } from '../../../../contracts/api/legacy.ts';
import { html } from '../../../html/html.ts';
import type { LegacyPageRenderer } from '../page/page.ts';
import { isAccountId } from './for-loan.ts';

/** The placeholder page for menu items without their own page: forms, packages and reports of a loan. */
export const menuItem: LegacyPageRenderer = async ({ store, query }) => {
  const { item, accountId } = query;
  if (typeof item !== 'string' || !/^[a-z-]{1,60}$/.test(item)) {
    return { status: 400, content: html`<p>item must be the name of a menu item.</p>` };
  }
  const title = titleOfItem(item);
  const placeholder = html`<p>Placeholder for the page “${title}” of the legacy application.</p>`;
  if (accountId === undefined) return { title, content: placeholder };
  const account = isAccountId(accountId)
    ? await store.loans.account({ generalAccountId: Number(accountId) })
    : null;
  if (!account)
    return {
      title,
      status: 404,
      content: html`<p>This loan was not found. Open a loan from a pipeline or a queue.</p>`,
    };
  const kind = account.isLead ? 'Lead' : 'Loan';
  return {
    title,
    content: html`<h2>${kind} ${account.loanNumber} ${account.borrowerName}</h2>
${placeholder}`,
  };
};
