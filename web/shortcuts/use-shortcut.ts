import { useEffect, useEffectEvent } from 'react';
import { isModalOpen } from '../shared/ui/focus.ts';

/** Calls `act` when the key is pressed outside of fields and dialogs. */
export function useShortcut(key: string, act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, key)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** The part of a keyboard event that decides about a shortcut without a modifier key. */
interface PlainKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly defaultPrevented: boolean;
  readonly target: EventTarget | null;
}

/**
 * Returns true when this key was pressed without a modifier key, outside of fields, and with no modal dialog open.
 */
function isShortcut(press: PlainKey, key: string): boolean {
  if (press.key !== key || press.ctrlKey || press.altKey || press.metaKey || press.defaultPrevented) {
    return false;
  }
  return !isWritable(press.target) && !isModalOpen();
}

const isWritable = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="combobox"]') !== null;
