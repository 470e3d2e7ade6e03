import { useEffect, useState } from 'react';
import { giveBackFocus } from './focus.ts';

/** When the component goes, the focus returns to where it was when the component came, unless it is elsewhere by then. */
export function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => giveBackFocus(opener), [opener]);
}
