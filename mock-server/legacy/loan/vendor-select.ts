import { legacyPages } from '../../../contracts/api/legacy.ts';
import { select, textOf } from '../forms.ts';
import { html } from '../html.ts';
import type { LegacyPageRenderer } from '../page.ts';

/** Chooses who delivers a service for the open loan. */
export const vendorSelect: LegacyPageRenderer = ({ query }) => {
  const chosen = vendors.find(([id]) => id === textOf(query, 'vendor'));
  return {
    content: html`<form class="filter" method="get" action="${legacyPages.VendorSelect.path}">
<label><span>Vendor</span>
${select('vendor', 'Choose a vendor', vendors, chosen?.[0])}</label>
<button class="button">Select</button>
</form>
<p role="status">${chosen ? `${chosen[1]} is selected.` : 'No vendor is selected yet.'}</p>`,
  };
};

const vendors: readonly (readonly [id: string, name: string])[] = [
  ['appraisal-east', 'Hearthstone Appraisals (appraisal)'],
  ['appraisal-west', 'Two Rivers Valuation (appraisal)'],
  ['title', 'Keystone Lantern Title (title)'],
  ['flood', 'Highwater Determinations (flood)'],
  ['credit', 'Meridian Oak Reports (credit)'],
];
