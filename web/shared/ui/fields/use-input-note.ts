import { useState } from 'react';

/** Why a field refused or changed an input, for the line below its control. Call `forget` on focus. */
export function useInputNote() {
  const [current, setCurrent] = useState<InputNote>(noNote);
  const { note } = current;
  return {
    note,
    /** Notes a paste. The note ends with the next input. */
    notePaste: (words: string | undefined) => setCurrent({ note: words, isOfPaste: true }),
    /**
     * Notes an input by keys. The note stays while the user types on, as the rest of the entry follows the key that was
     * refused; it ends when the field is empty.
     */
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
