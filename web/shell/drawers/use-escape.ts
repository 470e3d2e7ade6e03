import { useEffect, useEffectEvent } from 'react';
import { isModalOpen } from '../../shared/ui/modal-open.ts';

/** Escape closes what was opened last, one thing for each press. A dialog over everything closes itself. */
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

/** What is open, in the order of opening. */
const open: (() => void)[] = [];

function pressed(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || isModalOpen()) return;
  open.at(-1)?.();
}
