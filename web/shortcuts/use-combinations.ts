import { useCallback, useEffect } from 'react';
import type { ShortcutName } from '../../contracts/api/frame-messages.ts';
import { shortcutOf, testError } from './combination.ts';
import { useAppDispatch } from '../shared/store/store.ts';
import { debugToggled, serverErrorRaised } from '../shared/store/ui-slice.ts';

/** Returns the function that runs a shortcut, of this page or of a framed page. */
export function useShortcutActions(): (name: ShortcutName) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (name) => void dispatch(name === 'test-error' ? serverErrorRaised(testError) : debugToggled()),
    [dispatch],
  );
}

/** Listens for shortcuts while `isOn`. Shortcuts in a framed page arrive as messages. */
export function useCombinations(isOn: boolean): void {
  const act = useShortcutActions();
  useEffect(() => {
    if (!isOn) return;
    const pressed = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      act(shortcut);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [isOn, act]);
}
