import { legacyPages } from '../../../contracts/api/legacy.ts';
import { select, textOf } from '../forms.ts';
import { html } from '../html.ts';
import { forLoan, titleOf } from './for-loan.ts';

/** Chooses who delivers a service for a loan; the choice is made for that loan, too. */
export const vendorSelect = forLoan(({ query }, loan) => {
  const chosen = vendors.find(([id]) => id === textOf(query, 'vendor'));
  return {
    content: html`<h2>${titleOf(loan)}</h2>
<form class="filter" method="get" action="${legacyPages.VendorSelect.path}">
<input type="hidden" name="accountId" value="${loan.account.generalAccountId}">
<label><span>Vendor</span>
${select('vendor', 'Choose a vendor', vendors, chosen?.[0])}</label>
<button class="button">Select</button>
</form>
<p role="status">${chosen ? `${chosen[1]} is selected.` : 'No vendor is selected yet.'}</p>`,
  };
});

const vendors: readonly (readonly [id: string, name: string])[] = [
  ['appraisal-east', 'Hearthstone Appraisals (appraisal)'],
  ['appraisal-west', 'Two Rivers Valuation (appraisal)'],
  ['title', 'Keystone Lantern Title (title)'],
  ['flood', 'Highwater Determinations (flood)'],
  ['credit', 'Meridian Oak Reports (credit)'],
];
