import { startFilters } from './filters.ts';
import { startSearchBox } from './search-box.ts';

const place = document.querySelector<HTMLElement>('.search');
if (place !== null) startSearchBox(place, document.documentElement.dataset['root'] ?? '');
const form = document.querySelector<HTMLFormElement>('#filters');
if (form !== null) startFilters(form);
startWideTables();

/** Makes tables that are wider than the page focusable, so that the keyboard can scroll them. */
function startWideTables(): void {
  const apply = (): void => {
    for (const place of document.querySelectorAll<HTMLElement>('.scroll')) {
      if (place.scrollWidth <= place.clientWidth) continue;
      place.tabIndex = 0;
      place.setAttribute('role', 'group');
      place.setAttribute('aria-label', place.dataset['name'] ?? 'Table');
    }
  };
  addEventListener('resize', apply);
  apply();
}
