import { type ClipboardEvent, useState } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Note for a paste that is too long. */
const pasteTooLong = (length: number, maximum: number): string =>
  `Not pasted: the field takes at most ${maximum} characters, not ${length}.`;

/**
 * Refuses pastes that are longer than a text control. The browser stops typing at `maxLength`, but cuts a paste to it without a
 * message. The note says why until other input or until the control gets the focus again.
 * @param maximum characters; no limit without it
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
    /** Call it on other input and on focus. */
    forget: () => setNote(undefined),
  };
}

/** Returns the length of the value if the text replaced the selection. A line break at its end does not count. */
function lengthAfter({ value, selectionStart, selectionEnd }: TextControl, text: string): number {
  const selected = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return value.length - selected + text.replace(/\r?\n$/, '').length;
}

const isTextControl = (target: EventTarget): target is TextControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
