import { startFilters } from './filters.ts';
import { startSearchBox } from './search-box.ts';
import { startWideTables } from './wide-tables.ts';

const place = document.querySelector<HTMLElement>('.search');
if (place !== null) startSearchBox(place, place.dataset['root'] ?? '');
const form = document.querySelector<HTMLFormElement>('#filters');
if (form !== null) startFilters(form);
startWideTables();
if (location.protocol.startsWith('http')) {
  for (const link of document.querySelectorAll<HTMLElement>('[data-served]')) link.hidden = false;
}
