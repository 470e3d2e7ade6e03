/** The product's class for texts that only screen readers get (web/shared/ui/base.css). */
export const forReaders = '.visually-hidden';

/**
 * Selectors of elements that a user cannot see: by attribute, inline style, the class for screen readers, or a class of
 * the component library that hides. Needed since the app level has no style sheets.
 */
const unseen = [
  '[hidden]',
  '[style*="display: none"]',
  '[style*="visibility: hidden"]',
  forReaders,
  '[class*="ant-"][class*="-hidden"]',
].join();

/** Selector of elements that screen readers skip, such as icons. */
const unheard = '[hidden], [aria-hidden="true"]';

/** Returns true if a user can see the element. */
export const isVisible = (element: Element): boolean => !element.closest(unseen);

/** Returns the text of an element that a user can see, with single spaces. */
export const textOf = (element: Element): string => (isVisible(element) ? withoutParts(element, unseen) : '');

/** Returns the text of an element that a screen reader reads, with single spaces. */
export const heardTextOf = (element: Element): string => withoutParts(element, unheard);

function withoutParts(element: Element, parts: string): string {
  let whole = element;
  if (element.querySelector(parts)) {
    whole = element.cloneNode(true) as Element;
    for (const part of whole.querySelectorAll(parts)) part.remove();
  }
  return (whole.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Returns the name of an element: its aria-label, the name in a menu row, or the text that a screen reader reads. */
export const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  heardTextOf(element.querySelector(':scope > bdi, :scope > span > bdi') ?? element);

/** Returns the visible text of a part of the screen, a line for each block of text or field. */
export function shownLines(root: Element): string[] {
  const lines: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    const own = [...element.childNodes].some(
      (node) => node.nodeType === node.TEXT_NODE && node.textContent?.trim(),
    );
    const value = (element as HTMLInputElement).value;
    if (element.closest('noscript, style')) continue;
    const isField = /^(?:INPUT|TEXTAREA)$/.test(element.tagName);
    if ((own || isField) && isVisible(element)) {
      lines.push(
        isField ? `[${element.getAttribute('aria-label') ?? element.id}: ${value}]` : textOf(element),
      );
    }
  }
  // The line of an element contains the text of the elements inside it.
  return lines.filter((line, index) => line !== '' && !lines[index - 1]?.includes(line));
}

/** Returns the quoted parts of a list such as "Lead", "Loan". */
export const quoted = (list: string): string[] =>
  [...list.matchAll(/"([^"]*)"/g)].map(([, part = '']) => part);

/** Returns the main heading of a framed page; undefined if the page has nothing besides. */
export function headingIn(page: Document | null | undefined): string | undefined {
  const heading = page?.querySelector('h1')?.textContent?.trim();
  const content = page?.body.textContent?.replaceAll(/\s+/g, ' ').trim();
  return heading === content ? undefined : heading;
}
