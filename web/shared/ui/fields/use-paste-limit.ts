import { type ClipboardEvent, useState } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Note for a paste that is too long. */
const pasteTooLong = (length: number, maximum: number): string =>
  `Not pasted: the field takes at most ${maximum} characters, not ${length}.`;

/**
 * Refuses a paste that would exceed the maximum length of a text control, and returns a note with the reason. Without
 * this, the browser would cut the paste without a message. The note disappears on other input and on focus.
 * @param maximum length in characters; undefined for no limit
 */
export function usePasteLimit(maximum: number | undefined) {
  const [note, setNote] = useState<string>();
  return {
    note,
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      if (maximum === undefined || !isTextControl(event.target)) return;
      const length = lengthAfter(event.target, event.clipboardData.getData('text'));
      if (length <= maximum) return;
      event.preventDefault();
      setNote(pasteTooLong(length, maximum));
    },
    /** Removes the note. Call it on other input and on focus. */
    forget: () => setNote(undefined),
  };
}

/** Returns the length of the value after the text has replaced the selection. A final line break does not count. */
function lengthAfter({ value, selectionStart, selectionEnd }: TextControl, text: string): number {
  const selected = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return value.length - selected + text.replace(/\r?\n$/, '').length;
}

const isTextControl = (target: EventTarget): target is TextControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
