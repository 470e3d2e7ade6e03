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
    for (const table of document.querySelectorAll<HTMLElement>('.scroll')) {
      if (table.scrollWidth <= table.clientWidth) continue;
      table.tabIndex = 0;
      table.setAttribute('role', 'group');
      table.setAttribute('aria-label', table.dataset['name'] ?? 'Table');
    }
  };
  addEventListener('resize', apply);
  apply();
}
