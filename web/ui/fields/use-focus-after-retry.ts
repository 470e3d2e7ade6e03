import { useEffect, useRef } from 'react';

interface Retryable {
  /** Id of the field. */
  readonly id: string;
  /** The list is there, so that the field can be used. */
  readonly isUsable: boolean;
  /** Undefined while there is nothing to ask for again. */
  readonly onRetry: (() => void) | undefined;
}

/**
 * Asks again, and then leads on: the button that was pressed goes, and the focus with it. It comes to the field when the
 * list arrives, unless the user has gone elsewhere by then.
 */
export function useFocusAfterRetry({ id, isUsable, onRetry }: Retryable): (() => void) | undefined {
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!hasAsked.current || !isUsable || onRetry) return;
    hasAsked.current = false;
    if (document.activeElement === document.body) document.getElementById(id)?.focus();
  }, [id, isUsable, onRetry]);
  return (
    onRetry &&
    (() => {
      hasAsked.current = true;
      onRetry();
    })
  );
}
