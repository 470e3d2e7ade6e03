import { useEffect, useRef } from 'react';

interface Retryable {
  /** Id of the field. */
  readonly id: string;
  /** The list is there, so that the field can be used. */
  readonly isUsable: boolean;
  /** Undefined while there is nothing to ask for again. */
  readonly onRetry: (() => void) | undefined;
}

/** Id of the button that asks again for the list of a field. */
export const retryId = (id: string): string => `${id}-retry`;

/**
 * Asks again, and then leads on: the button that was pressed goes, and the focus with it. It comes to the field when the
 * list arrives, and to the button when that one is back because the list failed again, unless the user has gone
 * elsewhere by then.
 */
export function useFocusAfterRetry({ id, isUsable, onRetry }: Retryable): (() => void) | undefined {
  const state = useRef<'idle' | 'pressed' | 'asking'>('idle');
  useEffect(() => {
    if (state.current === 'pressed' && !onRetry) state.current = 'asking';
    if (state.current !== 'asking' || !(onRetry || isUsable)) return;
    state.current = 'idle';
    if (document.activeElement === document.body)
      document.getElementById(onRetry ? retryId(id) : id)?.focus();
  }, [id, isUsable, onRetry]);
  return (
    onRetry &&
    (() => {
      state.current = 'pressed';
      onRetry();
    })
  );
}
