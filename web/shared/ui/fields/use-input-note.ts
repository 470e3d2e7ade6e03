import { useState } from 'react';

/** Returns the note below a control, which says what the control refused or changed of the input, and functions that set
 * the note. Call `forget` on focus: it removes the note. */
export function useInputNote() {
  const [current, setCurrent] = useState<InputNote>(noNote);
  const { note } = current;
  return {
    note,
    /** Sets the note on a paste. The next input clears the note. */
    notePaste: (words: string | undefined) => setCurrent({ note: words, isOfPaste: true }),
    /** Sets the note on typed input. Valid input keeps the note until the field is empty. */
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
