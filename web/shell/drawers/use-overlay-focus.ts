import { type RefObject, useEffect } from 'react';

/** While something lies over the page the focus is in it; afterwards it is back where it was. */
export function useOverlayFocus(overlay: RefObject<HTMLElement | null>, isOver: boolean): void {
  useEffect(() => {
    if (!isOver) return;
    const before = document.activeElement;
    overlay.current?.querySelector<HTMLElement>('a, button')?.focus();
    return () => {
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [overlay, isOver]);
}
