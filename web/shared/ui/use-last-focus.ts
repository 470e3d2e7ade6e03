import { useCallback, useEffect, useRef } from 'react';

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
