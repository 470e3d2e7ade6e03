import { useState } from 'react';

/** Message below a control that says why an input was refused or changed. Call `forget` on focus. */
export function useInputNote() {
  const [current, setCurrent] = useState<InputNote>(noNote);
  const { note } = current;
  return {
    note,
    /** Sets the message of a paste. The next input clears it. */
    notePaste: (words: string | undefined) => setCurrent({ note: words, isOfPaste: true }),
    /** Sets the message of typed input. It stays while the user types on and is cleared when the field is empty. */
    noteTyping: (words: string | undefined, isEmpty: boolean) => {
      if (words !== undefined || isEmpty || current.isOfPaste) setCurrent({ note: words, isOfPaste: false });
    },
    forget: () => setCurrent(noNote),
  };
}

interface InputNote {
  readonly note: string | undefined;
  readonly isOfPaste: boolean;
}

const noNote: InputNote = { note: undefined, isOfPaste: false };
