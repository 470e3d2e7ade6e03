/** Selector of elements that a user operates. */
export const controls = [
  'input:not([type="hidden"])',
  'textarea',
  'select',
  'button',
  'a[href]',
  'summary',
  '[role="button"]',
  '[role="combobox"]',
  '[role="menuitem"]',
  '[role="option"]',
  '[role="switch"]',
  '[role="tab"]',
].join(', ');

/** Returns the names of an element: the accessible name, its part before a comma, and the visible text. */
export function namesOf(element: Element): string[] {
  const name = accessibleName(element);
  const [short = ''] = name.split(',');
  return [...new Set([name, short, textOf(element)])].filter((text) => text !== '');
}

/** Returns the accessible name of an element as ARIA computes it, as far as the pages of the product need. */
export function accessibleName(element: Element): string {
  const labels = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labeled = labels.map((id) => textOf(rootOf(element).getElementById(id))).join(' ');
  if (labeled.trim() !== '') return labeled.trim();
  const label = element.getAttribute('aria-label')?.trim();
  if (label) return label;
  const own = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
  if (own.length > 0) return own.map(textOf).join(' ').trim();
  const [image] = element.matches('img') ? [element] : element.querySelectorAll('img[alt]');
  return textOf(element) || image?.getAttribute('alt')?.trim() || element.getAttribute('title')?.trim() || '';
}

/** Returns the ARIA role of a part of the screen, such as a dialog or landmark; an empty text for any other element. */
export function regionRole(element: Element): string {
  const role = element.getAttribute('role');
  if (role !== null) return role;
  const tag = element.tagName.toLowerCase();
  if (tag === 'section' || tag === 'form') return accessibleName(element) === '' ? '' : implied[tag];
  // A header in a section or article is no landmark.
  if (tag === 'header' && element.closest('main, section, article') !== null) return '';
  return Object.hasOwn(implied, tag) ? implied[tag as keyof typeof implied] : '';
}

const implied = {
  dialog: 'dialog',
  form: 'form',
  header: 'banner',
  main: 'main',
  nav: 'navigation',
  search: 'search',
  section: 'region',
} as const;

/** Returns the visible text of an element, without texts for screen readers only. */
export function textOf(element: Element | null): string {
  if (element === null) return '';
  const text = 'innerText' in element ? String(element.innerText) : (element.textContent ?? '');
  return text.replaceAll(/\s+/g, ' ').trim();
}

const rootOf = (element: Element): Document => element.ownerDocument;
