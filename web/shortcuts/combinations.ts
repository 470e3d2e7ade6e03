import { useCallback, useEffect } from 'react';
import type { ShortcutName } from '../../contracts/api/frame-messages.ts';
import type { ServerError } from '../shared/api/transport.ts';
import { useAppDispatch } from '../shared/store/store.ts';
import { debugToggled, serverErrorRaised } from '../shared/store/ui-slice.ts';

/** The part of a keyboard event that decides about a shortcut. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey' | 'repeat'
>;

/**
 * Returns the shortcut of a key press; null for any other key. A key counts by its character or its position, since
 * keyboard layouts differ. A key that is held down counts once.
 */
export function shortcutOf(press: KeyPress): ShortcutName | null {
  const { key, code, ctrlKey, shiftKey, altKey, metaKey, repeat } = press;
  if (!ctrlKey || altKey || metaKey || repeat) return null;
  if (code !== 'Backquote' && key !== '~' && key !== '`') return null;
  return shiftKey ? 'test-error' : 'debug-option';
}

/**
 * The error that a test of the server-error dialog shows (S-2.2-32). It fills each part of the dialog. The user stays
 * on the page after closing the dialog.
 */
export const testError: ServerError = {
  traceId: 'TEST-0001',
  errorMessage: 'This is a test of the error dialog. Nothing has happened.',
  showErrorMessage: true,
  showTraceId: true,
  returnToDefault: false,
};

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
