import { useEffect, useEffectEvent } from 'react';
import { isModalOpen } from '../../shared/ui/focus.ts';

/**
 * Calls `close` on Escape. Each press closes only the element that opened last. A modal dialog handles Escape itself.
 */
export function useEscape(isOn: boolean, close: () => void): void {
  const act = useEffectEvent(close);
  useEffect(() => {
    if (!isOn) return;
    const closer = () => act();
    if (open.length === 0) window.addEventListener('keydown', pressed);
    open.push(closer);
    return () => {
      open.splice(open.indexOf(closer), 1);
      if (open.length === 0) window.removeEventListener('keydown', pressed);
    };
  }, [isOn]);
}

/** Functions that close the open elements, in the order of opening. */
const open: (() => void)[] = [];

function pressed(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || isModalOpen()) return;
  open.at(-1)?.();
}
