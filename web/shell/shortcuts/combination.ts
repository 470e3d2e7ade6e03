import type { ServerError } from '../../api/transport.ts';

/** What a combination of keys asks for: a test of the error dialog (S-2.2-24), or the debug option (S-2.2-25). */
export type Shortcut = 'test-error' | 'debug-option';

/** The part of a key press that counts. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey' | 'repeat'
>;

/**
 * What a key press asks for. The key is known by its place too: other keyboards have other signs on it.
 * A key that is held down asks once.
 */
export function shortcutOf(press: KeyPress): Shortcut | null {
  const { key, code, ctrlKey, shiftKey, altKey, metaKey, repeat } = press;
  if (!ctrlKey || altKey || metaKey || repeat) return null;
  if (code !== 'Backquote' && key !== '~' && key !== '`') return null;
  return shiftKey ? 'test-error' : 'debug-option';
}

/** What the test of the error dialog shows (S-2.2-32): every part of it, and it leads nowhere. */
export const testError: ServerError = {
  traceId: 'TEST-0001',
  errorMessage: 'This is a test of the error dialog. Nothing has happened.',
  showErrorMessage: true,
  showTraceId: true,
  returnToDefault: false,
};
