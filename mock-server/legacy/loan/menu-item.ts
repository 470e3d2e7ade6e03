import { html } from '../html.ts';
import type { LegacyPageRenderer } from '../page.ts';

/** What a menu item opens that has no page of its own: the form, package or report by name, and the loan it is about. */
export const menuItem: LegacyPageRenderer = async ({ store, world, query }) => {
  const { item, accountId } = query;
  if (typeof item !== 'string' || !/^[a-z-]{1,60}$/.test(item)) {
    return { status: 400, content: html`<p>item must be the name of a menu item.</p>` };
  }
  const title = item.charAt(0).toUpperCase() + item.slice(1).replaceAll('-', ' ');
  if (accountId === undefined) {
    return { content: html`<h2>${title}</h2><p>Placeholder for a page of the legacy application.</p>` };
  }
  const account =
    typeof accountId === 'string' && /^[1-9]\d{0,9}$/.test(accountId)
      ? await store.loans.account(world.id, { generalAccountId: Number(accountId) })
      : null;
  if (!account)
    return {
      status: 404,
      content: html`<p>This loan was not found. Open a loan from a pipeline or a queue.</p>`,
    };
  const kind = account.isLead ? 'lead' : 'loan';
  return {
    content: html`<h2>${title}</h2>
<p>For ${kind} ${account.loanNumber} of ${account.borrowerName}.</p>
<p>Placeholder for a page of the legacy application.</p>`,
  };
};
