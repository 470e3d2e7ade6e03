import { useCallback, useEffect, useRef, useState } from 'react';

/** True when no element has the focus: the one that had it has gone. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * Returns the focus from an overlay that closes to what had it before. A user who has focused something else in the
 * meantime keeps it.
 * @param overlay what closes, while it is still there
 */
export function giveBackFocus(to: Element | null, overlay?: Element | null): void {
  const isFree = isFocusLost() || overlay?.contains(document.activeElement) === true;
  if (isFree && to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true });
}

/** When the component goes, the focus returns to where it was when the component came, unless it is elsewhere by then. */
export function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => giveBackFocus(opener), [opener]);
}

/**
 * Gives the focus back to what had it last outside a dialog. A button that is disabled while it works loses the focus
 * before any dialog opens, so no dialog knows where it came from.
 * @param inside selector of what the focus is given back from
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
