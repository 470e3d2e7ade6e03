import { useEffect, useState } from 'react';

/**
 * When the component goes, the focus returns to where it was when the component came. From inside a frame nobody else
 * returns it.
 */
export function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
