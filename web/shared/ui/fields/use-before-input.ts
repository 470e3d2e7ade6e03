import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Listens to the `beforeinput` events of the browser inside an element; React's own event of this name has no type of
 * input. Returns the ref of the element.
 */
export function useBeforeInput<Frame extends HTMLElement>(
  act: (event: InputEvent) => void,
): RefObject<Frame | null> {
  const frame = useRef<Frame>(null);
  const listen = useEffectEvent(act);
  useEffect(() => {
    const { current } = frame;
    const listener = (event: InputEvent) => listen(event);
    current?.addEventListener('beforeinput', listener);
    return () => current?.removeEventListener('beforeinput', listener);
  }, []);
  return frame;
}
