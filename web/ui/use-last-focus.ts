import { useCallback, useEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it last outside a dialog. A button that is disabled while it works loses the focus
 * before any dialog opens, so no dialog knows where it came from.
 */
export function useLastFocus(): () => void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest('[role="dialog"]')) last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return useCallback(() => last.current?.focus(), []);
}
