import { type KeyboardEvent, useRef } from 'react';

/** The value of a field that the program writes, too, and the function by which an undo puts back another one. */
export interface Undo {
  readonly value: string;
  readonly put: (value: string) => void;
}

/**
 * Undo and redo of a field that is formatted, masked or filled in: one step, back to the value that it had when it got
 * the focus, and forward again. The browser's own undo would change the written text at the places of earlier keys, which
 * gives a value that nobody has typed.
 * @param undo undefined for a field of plain text, which keeps the undo of the browser
 * @returns handlers for the element around the control
 */
export function useUndo(undo: Undo | undefined) {
  const before = useRef('');
  const undone = useRef<string | null>(null);
  if (!undo) return { beforeInput: () => undefined };
  const { value, put } = undo;
  const move = (isBack: boolean) => {
    if (isBack && value !== before.current) {
      undone.current = value;
      put(before.current);
    } else if (!isBack && undone.current !== null && value === before.current) {
      put(undone.current);
    }
  };
  return {
    onFocus: () => {
      before.current = value;
      undone.current = null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const isBack = directionOf(event);
      if (isBack === undefined) return;
      event.preventDefault();
      move(isBack);
    },
    /** For the menu of the browser, and for a browser whose undo in one field reaches the fields before it. */
    beforeInput: (event: InputEvent) => {
      if (!event.inputType.startsWith('history')) return;
      event.preventDefault();
      if (event.target === document.activeElement) move(event.inputType === 'historyUndo');
    },
  };
}

/** Returns true for the keys of undo, false for those of redo, undefined for others. */
function directionOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'y') return false;
  return letter === 'z' ? !shiftKey : undefined;
}
