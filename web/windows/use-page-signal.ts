import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * For a request that belongs to the page it was begun on: begins, and returns a signal that is aborted when the user
 * goes to another page or begins again.
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
