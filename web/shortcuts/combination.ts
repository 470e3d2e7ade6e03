import type { ShortcutName } from '../../contracts/api/frame-messages.ts';
import type { ServerError } from '../shared/api/transport.ts';

/** The part of a key press that counts. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey' | 'repeat'
>;

/**
 * What a key press asks for. The key is known by its place too: other keyboards have other signs on it.
 * A key that is held down asks once.
 */
export function shortcutOf(press: KeyPress): ShortcutName | null {
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
