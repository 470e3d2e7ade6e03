import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Returns a function that gives an abort signal for requests of this page. The signal aborts when the user goes to
 * another page or the function is called again.
 */
export function usePageSignal(): () => AbortSignal {
  const begun = useRef<AbortController>(undefined);
  const { key } = useLocation();
  useEffect(() => () => begun.current?.abort(), [key]);
  return () => {
    begun.current?.abort();
    begun.current = new AbortController();
    return begun.current.signal;
  };
}
