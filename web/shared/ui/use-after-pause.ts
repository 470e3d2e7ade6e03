import { useEffect, useEffectEvent } from 'react';

/** Length of a pause in milliseconds. */
const pause = 1_000;

/**
 * Calls `act` one second after the last change of `watched`.
 * @param watched a text that is different for each state
 */
export function useAfterPause(watched: string, act: () => void): void {
  const paused = useEffectEvent(act);
  useEffect(() => {
    const timer = setTimeout(() => paused(), pause);
    return () => clearTimeout(timer);
  }, [watched]);
}
