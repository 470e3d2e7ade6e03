import { useCallback, useEffect, useRef, useState } from 'react';

/** Returns true if no element has the focus, for example because the focused element was removed. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * Moves the focus from a closing overlay back to the element that had it before, unless the user has moved it.
 * @param overlay the closing element, still in the document
 */
export function giveBackFocus(to: Element | null, overlay?: Element | null): void {
  const isFree = isFocusLost() || overlay?.contains(document.activeElement) === true;
  if (isFree && to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true });
}

/** On unmount, returns the focus to the element that had it on mount, unless the user has moved it. */
export function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => giveBackFocus(opener), [opener]);
}

/**
 * Returns a function that focuses the last focused element outside a dialog. A button that is disabled during a request
 * loses the focus before the dialog opens, so the dialog itself cannot restore it.
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
