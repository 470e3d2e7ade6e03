import { useEffect, useEffectEvent } from 'react';

/** In milliseconds. */
const pause = 1_000;

/**
 * Calls `act` when `watched` has changed and then not for a second.
 * @param watched a text that differs for states that differ
 */
export function useAfterPause(watched: string, act: () => void): void {
  const paused = useEffectEvent(act);
  useEffect(() => {
    const timer = setTimeout(() => paused(), pause);
    return () => clearTimeout(timer);
  }, [watched]);
}
