/** A class by which the component library hides an element. */
const hiding = /\bant-[\w-]+-hidden\b/;

/** Returns true if neither attributes nor inline styles hide the element. This level has no style sheets. */
export function isVisible(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { display, visibility } = (one as HTMLElement).style ?? {};
    if (display === 'none' || visibility === 'hidden' || one.hasAttribute('hidden')) return false;
    if (hiding.test(one.getAttribute('class') ?? '')) return false;
  }
  return true;
}

/** Returns the text of an element with single spaces. */
export const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Returns the text of an element without the texts for screen readers. */
export function visibleTextOf(element: Element): string {
  const shown = element.cloneNode(true) as Element;
  for (const hidden of shown.querySelectorAll('.visually-hidden')) hidden.remove();
  return textOf(shown);
}

/** Returns the name of an element: its aria-label, the name in a menu row, or its text. */
export const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  textOf(element.querySelector(':scope > bdi, :scope > span > bdi') ?? element);

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
