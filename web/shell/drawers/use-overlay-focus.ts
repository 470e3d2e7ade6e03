import { type RefObject, useEffect } from 'react';
import { giveBackFocus } from '../../shared/ui/focus.ts';

/** While something lies over the page the focus is in it; afterwards it is back where it was, unless the user moved it. */
export function useOverlayFocus(overlay: RefObject<HTMLElement | null>, isOver: boolean): void {
  useEffect(() => {
    if (!isOver) return;
    const before = document.activeElement;
    overlay.current?.querySelector<HTMLElement>('a, button')?.focus();
    return () => giveBackFocus(before);
  }, [overlay, isOver]);
}
