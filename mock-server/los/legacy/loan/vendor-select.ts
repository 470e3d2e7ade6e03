import { legacyAddress } from '../../../../contracts/api/legacy.ts';
import { field, formToken, select, textOf } from '../page/forms.ts';
import { type Html, html } from '../../../platform/html/html.ts';
import type { PageContext } from '../page/page.ts';
import { actions, messageButton } from '../page/parts.ts';
import type { OpenLoan } from '../../menus/loan-facts.ts';
import { forLoan, titleOf } from './for-loan.ts';

export const vendorSelect = forLoan(async (context, loan) => ({
  content: await vendorForm(context, loan),
}));

export const selectVendor = forLoan(async (context, loan) => {
  const chosen = vendors.find(([id]) => id === textOf(context.form, 'vendor'));
  if (!chosen) {
    return { status: 400, content: await vendorForm(context, loan, 'Select a vendor from the list.') };
  }
  const { generalAccountId: accountId } = loan.account;
  await context.store.vendors.select(accountId, chosen[0]);
  return { location: legacyAddress('VendorSelect', { accountId }) };
});

async function vendorForm(context: PageContext, loan: OpenLoan, problem?: string): Promise<Html> {
  const { generalAccountId: accountId } = loan.account;
  const selected = await context.store.vendors.selected(accountId);
  const [id, name] = vendors.find(([known]) => known === selected) ?? [];
  return html`<h2>${titleOf(loan)}</h2>
<form class="stacked" method="post" action="${legacyAddress('VendorSelect', { accountId })}">
${formToken(context)}
${field('Vendor', select('vendor', 'Select a vendor', vendors, id), problem)}
<p role="status">${name === undefined ? 'No vendor selected.' : `${name} is selected.`}</p>
${actions(html`<button class="button">Select</button>`, messageButton('Close', { type: 'closeDialog' }))}
</form>`;
}

/** No appraisers: a loan's production staff may not choose one (Regulation Z, 12 CFR 1026.42). */
const vendors: readonly (readonly [id: string, name: string])[] = [
  ['title', 'Keystone Lantern Title (title)'],
  ['flood', 'Highwater Determinations (flood)'],
  ['credit', 'Meridian Oak Reports (credit)'],
];
