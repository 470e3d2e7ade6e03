import { startFilters } from './filters.ts';
import { startFreshness } from './freshness.ts';
import { startReview, startWithReader } from './review.ts';
import { startSearchBox } from './search-box.ts';
import { readState } from './state.ts';
import { startWideTables } from './wide-tables.ts';

const place = document.querySelector<HTMLElement>('.search');
const root = place?.dataset['root'] ?? '';
if (place !== null) startSearchBox(place, root);
const form = document.querySelector<HTMLFormElement>('#filters');
if (form !== null) startFilters(form);
startWideTables();
startWithReader();
void readState(root).then((state) => {
  // Only the mock server can prepare a state of the product: a copy of the site has no time of its build.
  if (state.built !== '')
    for (const link of document.querySelectorAll<HTMLElement>('[data-served]')) link.hidden = false;
  startFreshness(root, state);
  startReview(root, state);
});
