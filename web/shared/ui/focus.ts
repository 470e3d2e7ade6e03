import { useCallback, useEffect, useRef, useState } from 'react';

/** Returns true if no element has the focus, for example because the focused element was removed. */
export const isFocusLost = (): boolean =>
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

/** On unmount, returns the focus to the element that had it on mount, unless the user has moved the focus. */
export function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => giveBackFocus(opener), [opener]);
}

/**
 * Returns a function that focuses the last focused element outside a dialog. The dialog itself cannot restore the focus
 * of a button that is disabled during a request: such a button loses the focus before the dialog opens.
 * @param inside selector of the element from which the focus returns
 */
export function useLastFocus(inside = '[role="dialog"]'): () => void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    last.current ??= document.activeElement;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest(inside)) last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [inside]);
  return useCallback(() => {
    if (last.current instanceof HTMLElement) last.current.focus();
  }, []);
}
