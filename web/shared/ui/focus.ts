import { useEffect } from 'react';

/**
 * Returns true if no element has the focus, for example because the focused element was removed. One that has just been
 * disabled loses the focus a moment later.
 */
export const isFocusLost = (): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.matches(':disabled');

/**
 * Focuses the first field of a page or form once the field is enabled, unless the user has moved the focus by then.
 * @param field id of the field; undefined while it is disabled
 * @param container id of the element that has the focus before the field is enabled
 */
export function useFirstFocus(field: string | undefined, container: string): void {
  useEffect(() => {
    if (field === undefined) return;
    const isFree = isFocusLost() || document.activeElement?.id === container;
    if (isFree) document.getElementById(field)?.focus({ preventScroll: true });
  }, [field, container]);
}

/** Elements that had the focus or were clicked, newest first. */
let recent: readonly HTMLElement[] = [];

/** Number of elements in `recent`: some may have been removed, or may be disabled, when the focus returns. */
const mostRecent = 8;

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Records which elements get the focus or a click, for `openersNow`. A click does not focus a button in Safari on a Mac,
 * and a frame gets the focus without an event of its own: the window loses it. Returns a function that ends the recording.
 */
export function recordFocus(): () => void {
  const note = (element: Element | null) => {
    if (!(element instanceof HTMLElement) || element === document.body) return;
    recent = [element, ...recent.filter((other) => other !== element)].slice(0, mostRecent);
  };
  const focused = ({ target }: Event) => note(target instanceof Element ? target : document.activeElement);
  const clicked = ({ target }: Event) => note(target instanceof Element ? target.closest(focusable) : null);
  document.addEventListener('focusin', focused);
  window.addEventListener('blur', focused);
  document.addEventListener('click', clicked, { capture: true });
  return () => {
    document.removeEventListener('focusin', focused);
    window.removeEventListener('blur', focused);
    document.removeEventListener('click', clicked, { capture: true });
  };
}

/**
 * Hides from all fields that the window loses the focus: a look into another window does not leave a field, which is
 * still the active element then. Returns a function that ends this.
 */
export function stayInField(): () => void {
  const stay = (event: FocusEvent) => {
    if (event.target === document.activeElement) event.stopImmediatePropagation();
  };
  window.addEventListener('focusout', stay, { capture: true });
  return () => window.removeEventListener('focusout', stay, { capture: true });
}

/**
 * Returns the elements to which a layer that opens now returns the focus, the best first: the clicked or focused
 * element, then earlier ones. A button that is disabled during a request, for example, loses the focus before the dialog
 * of its error opens.
 */
export function openersNow(): HTMLElement[] {
  const active = document.activeElement;
  const isNoted = !(active instanceof HTMLElement) || recent.includes(active);
  return (isNoted ? recent : [active, ...recent]).flatMap(withFramed);
}

/** Focuses the element outside `inside` that had the focus last. @param inside the closing element */
export function returnFocus(inside: string): void {
  focusFirst(recent.filter((element) => !element.closest(inside)));
}

/**
 * Returns an element; for a frame of this site, the element with the focus in its page before it. A frame forgets its
 * focused element when the focus moves to another document.
 */
function withFramed(element: HTMLElement): HTMLElement[] {
  const framed = (element as Partial<HTMLIFrameElement>).contentDocument?.activeElement as HTMLElement | null;
  return framed ? [...withFramed(framed), element] : [element];
}

/** Focuses the first of the elements that can take the focus. */
export function focusFirst(elements: readonly HTMLElement[]): void {
  elements.some((element) => {
    if (element === element.ownerDocument.body) return false;
    element.focus({ preventScroll: true });
    return element.ownerDocument.activeElement === element;
  });
}
