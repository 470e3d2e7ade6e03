/** Makes tables that are wider than the page focusable, so that they can be scrolled by keyboard. */
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
