import { useEffect, useEffectEvent } from 'react';

/** Milliseconds without a change that count as a pause. */
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
