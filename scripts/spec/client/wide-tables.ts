/** Lets the keyboard reach a table that is wider than the page, so that it can be scrolled; leaves all others alone. */
export function startWideTables(): void {
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
