import { useEffect, useEffectEvent } from 'react';
import { isShortcut } from './plain-key.ts';

/** Does something when a key is pressed outside of fields and dialogs. */
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
