import { startFilters } from './filters.ts';
import { startDocument, startPassages } from './passages.ts';
import { startReview } from './review.ts';
import { startSearchBox } from './search-box.ts';
import { readState } from './state.ts';

const place = document.querySelector<HTMLElement>('.search');
const root = place?.dataset['root'] ?? '';
if (place !== null) startSearchBox(place, root);
const form = document.querySelector<HTMLFormElement>('#filters');
if (form !== null) startFilters(form);
startWideTables();
showOwnPart();
for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
void readState(root).then((state) => {
  // Shows links that need a mock server; without one, `built` is blank.
  if (state.built !== '')
    for (const link of document.querySelectorAll<HTMLElement>('[data-served]')) link.hidden = false;
  startReview(root, state);
  void startPassages(root, state);
  void startDocument(root, state);
});

// What is folded on the screen is printed.
addEventListener('beforeprint', () => {
  for (const details of document.querySelectorAll('details:not([open])')) {
    details.setAttribute('open', '');
    details.setAttribute('data-opened', '');
  }
});
addEventListener('afterprint', () => {
  for (const details of document.querySelectorAll('[data-opened]'))
    for (const name of ['open', 'data-opened']) details.removeAttribute(name);
});

// Back shows a page as it was left, without the notes that were sent on other pages. A half-written note stays.
addEventListener('pageshow', ({ persisted }) => {
  const isWriting = [...document.querySelectorAll('textarea')].some(({ value }) => value !== '');
  if (persisted && !isWriting) location.reload();
});

/** Makes tables that are wider than the page focusable, so that they can be scrolled by keyboard. */
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

/** In a narrow window, scrolls the navigation to the part of the site that the page belongs to. */
function showOwnPart(): void {
  const own = document.querySelector<HTMLElement>('.bar [aria-current]');
  own?.closest('nav')?.scrollTo({ left: own.offsetLeft - own.clientWidth });
}
