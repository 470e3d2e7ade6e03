import { useEffect, useEffectEvent } from 'react';
import type { ShortcutName } from '../../../contracts/frame-messages.ts';
import type { ServerError } from '../../shared/api/transport.ts';
import { browserStorage, type ProductStorage } from '../../shared/storage.ts';
import { closeLayer, isComposed, isModalOpen } from '../../shared/ui/layers.ts';

/** The shortcuts of this page; those of `ShortcutName` also work in a framed page. */
type Shortcut = ShortcutName | 'quick-search';

/** The part of a keyboard event that decides about a shortcut. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey' | 'repeat'
>;

/**
 * Returns the shortcut of a key press; null for any other key. A key counts by its character or its position, since
 * keyboard layouts differ. A key that is held down counts once. Escape is no shortcut here: see `listenForEscape`.
 */
export function shortcutOf(press: KeyPress): Shortcut | null {
  const { key, code, ctrlKey, shiftKey, altKey, metaKey, repeat } = press;
  if (altKey || metaKey || repeat) return null;
  if (!ctrlKey) return singleKeys.get(key) ?? null;
  if (key === '/' || key === '?') return 'shortcuts';
  if (code !== 'Backquote' && key !== '~' && key !== '`') return null;
  return shiftKey ? 'test-error' : 'debug-option';
}

/** Shortcuts of one key, which the user can switch off (WCAG 2.1.4). */
const singleKeys: ReadonlyMap<string, Shortcut> = new Map([
  ['/', 'quick-search'],
  ['?', 'shortcuts'],
]);

export const areSingleKeysOn = (storage: ProductStorage = browserStorage): boolean =>
  storage.read('singleKeys') !== false;
export const switchSingleKeys = (areOn: boolean): void => browserStorage.write('singleKeys', areOn);

/**
 * The error that a test of the server-error dialog shows. It fills each part of the dialog. The user stays on the page
 * after closing the dialog.
 */
export const testError: ServerError = {
  traceId: 'TEST-0001',
  errorMessage: 'This is a test of the error dialog. No action is needed.',
  showErrorMessage: true,
  showTraceId: true,
  returnToDefault: false,
};

const actions = new Map<Shortcut, () => void>();

/** Calls `act` on the shortcut while `isOn`. */
export function useShortcut(name: Shortcut, act: () => void, isOn = true): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    if (!isOn) return;
    const own = () => run();
    actions.set(name, own);
    return () => {
      if (actions.get(name) === own) actions.delete(name);
    };
  }, [name, isOn]);
}

/** Runs the shortcut. Returns false if it has no effect now: a dialog or menu covers the quick search and the sheet. */
export function runShortcut(name: Shortcut): boolean {
  if (name === 'escape') {
    closeLayer(document.activeElement);
    return true;
  }
  const act = actions.get(name);
  if (!act || (isOfPage.has(name) && isModalOpen())) return false;
  act();
  return true;
}

const isOfPage: ReadonlySet<Shortcut> = new Set<Shortcut>(['quick-search', 'shortcuts']);

/** Listens for shortcuts. Those in a framed page arrive as messages. Returns a function that ends it. */
export function listenForShortcuts(): () => void {
  const pressed = (event: KeyboardEvent) => {
    const name = shortcutOf(event);
    if (!name || event.defaultPrevented || isComposed(event)) return;
    if (!event.ctrlKey && (isWritable(event.target) || !areSingleKeysOn())) return;
    if (runShortcut(name)) event.preventDefault();
  };
  window.addEventListener('keydown', pressed);
  return () => window.removeEventListener('keydown', pressed);
}

const isWritable = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="combobox"]') !== null;
