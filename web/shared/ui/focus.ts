import { useEffect, useState } from 'react';

/** Returns true if no element has the focus, for example because the focused element was removed. */
const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * Moves the focus from a closing overlay back to the element that had the focus before. Does nothing if the user has
 * moved the focus.
 * @param overlay the closing element, still in the document
 */
export function giveBackFocus(to: Element | null, overlay?: Element | null): void {
  const isFree = isFocusLost() || overlay?.contains(document.activeElement) === true;
  if (isFree && to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true });
}

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

/** Elements that had the focus, newest first. */
let recent: readonly HTMLElement[] = [];

/** Number of elements in `recent`: some may have been removed, or may be disabled, when the focus returns. */
const mostRecent = 8;

/** Records which elements get the focus, for `useReturnedFocus`. Returns a function that ends the recording. */
export function recordFocus(): () => void {
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    recent = [target, ...recent.filter((element) => element !== target)].slice(0, mostRecent);
  };
  document.addEventListener('focusin', note);
  return () => document.removeEventListener('focusin', note);
}

/**
 * On unmount, returns the focus to the element that had it on mount, also in a covered dialog or a framed page of this
 * site, unless the user has moved the focus. If that element cannot take the focus, an earlier one gets it. A button that is
 * disabled during a request, for example, loses the focus before the dialog of its error opens.
 */
export function useReturnedFocus(): void {
  const [before] = useState(() => [...focusedElements(), ...recent]);
  useEffect(
    () => () => {
      if (isFocusLost()) focusFirst(before);
    },
    [before],
  );
}

/** Focuses the element outside `inside` that had the focus last. @param inside the closing element */
export function returnFocus(inside: string): void {
  focusFirst(recent.filter((element) => !element.closest(inside)));
}

/**
 * Returns the element with the focus; for a focused frame of this site also the frame, after the element inside. A frame
 * forgets its focused element when the focus moves to another document.
 */
function focusedElements(): HTMLElement[] {
  const elements: HTMLElement[] = [];
  let element = document.activeElement as HTMLIFrameElement | null | undefined;
  while (element) {
    elements.unshift(element);
    element = element.contentDocument?.activeElement as typeof element;
  }
  return elements;
}

/** Focuses the first of the elements that can take the focus. */
function focusFirst(elements: readonly HTMLElement[]): void {
  elements.some((element) => {
    if (element === element.ownerDocument.body) return false;
    element.focus({ preventScroll: true });
    return element.ownerDocument.activeElement === element;
  });
}

/** Returns true while a modal dialog is open. Ignores closed dialogs that are still in the document. */
export const isModalOpen = (): boolean =>
  [...document.querySelectorAll('[aria-modal="true"]')].some((dialog) => dialog.checkVisibility());
