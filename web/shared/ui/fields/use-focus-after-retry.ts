import { useEffect, useRef } from 'react';

interface Retryable {
  /** Id of the field. */
  readonly id: string;
  /** True if the list is loaded, so that the field can have the focus. */
  readonly isUsable: boolean;
  /** Loads the list again; undefined while there is no error. */
  readonly onRetry: (() => void) | undefined;
}

/** Id of the retry button of a field. */
export const retryId = (id: string): string => `${id}-retry`;

/**
 * Loads a list again and restores the focus, since the pressed button disappears. The focus moves to the field when
 * the list is loaded, or to the button when loading fails again, unless the user has moved it by then.
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
