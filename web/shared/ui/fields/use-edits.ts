import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Edit, type EditKind, isInsertion, isRefused, type Taken } from './edit.ts';
import { isTextControl } from './typed-text.ts';

/**
 * Makes edits (edit.ts) of the input events of a control, and keeps the note that the field shows about them. The event
 * `beforeinput` tells what is inserted and where, and can be prevented. The event `input` comes too late for that, and
 * the text before and after do not tell what was typed between.
 * @param value the value of the field, to which its note belongs: the note goes when the value changes otherwise
 * @param take takes or refuses an edit; must be pure
 * @returns `beforeInput` for useBeforeInput, and the note. A control whose text is its value calls `accept` with its new
 *   text; a formatted one gets the edit from `editTo`, and gives what it made of it to `tell`.
 */
export function useEdits(value: string, take: (edit: Edit) => Taken) {
  const [note, setNote] = useState<Note>(noNote);
  /** The edit that `beforeinput` has announced, until the text of the control has changed. */
  const announced = useRef<Omit<Edit, 'inserted'> | null>(null);

  const beforeInput = (event: InputEvent) => {
    announced.current = null;
    const { target: control, data, dataTransfer } = event;
    const kind = kindOf(event);
    // Text of an input method is judged as a whole at the end of the composition.
    if (!isTextControl(control) || event.isComposing || !event.cancelable || !kind) return;
    const { value: before, selectionStart, selectionEnd } = control;
    const place = { start: selectionStart ?? before.length, end: selectionEnd ?? before.length };
    announced.current = { before, ...place, kind };
    const inserted = data ?? dataTransfer?.getData('text/plain') ?? '';
    if (inserted === '') return;
    const edit = { before, ...place, kind, inserted };
    const taken = take(edit);
    if (!isRefused(taken)) return;
    event.preventDefault();
    tell(edit, taken, value);
  };

  /** Returns the edit that has changed the text of the control to `now`. */
  const editTo = (now: string, caret: number): Edit => {
    const edit = announced.current ?? { before: '', start: 0, end: 0, kind: 'filled' };
    announced.current = null;
    const { before, start, end } = edit;
    return isInsertion({ ...edit, inserted: '' })
      ? { ...edit, inserted: now.slice(start, now.length - (before.length - end)) }
      : { ...edit, inserted: '', start: caret, end: caret + before.length - now.length };
  };

  /** Sets, keeps or clears the note after an edit. */
  const tell = (edit: Edit, taken: Taken, newValue: string) =>
    setNote((last) => {
      const words = isRefused(taken) ? taken.refusal : taken.note;
      if (words !== undefined) return { words, value: newValue, refused: isRefused(taken) ? edit : null };
      if (isRefused(taken)) return last;
      return isContinued(last.refused, edit) ? { ...last, value: newValue } : noNote;
    });

  return {
    /** Reason why the last input was refused or changed; undefined for none. */
    note: note.value === value ? note.words : undefined,
    beforeInput,
    accept: (text: string) => tell(editTo(text, text.length), { text, caret: text.length }, text),
    editTo,
    tell,
  };
}

interface Note {
  readonly words?: string;
  /** The value of the field to which the words belong. */
  readonly value?: string;
  /** The edit that was refused, if one was. */
  readonly refused: Edit | null;
}

const noNote: Note = { refused: null };

/**
 * Returns true for typing that goes on after a refused key: the note stays, so that "1e5", which becomes 15, does not
 * pass without a word. A new entry, a deletion or a paste clears the note.
 */
const isContinued = (refused: Edit | null, { kind, before, start, end }: Edit): boolean =>
  kind === 'typed' &&
  refused?.kind === 'typed' &&
  ((start === end && before !== '') ||
    (before === refused.before && start === refused.start && end === refused.end));

/** Returns the kind of an input event; null for others than insertions and deletions, such as undo. */
function kindOf({ inputType, data }: InputEvent): EditKind | null {
  if (inputType.startsWith('delete')) return inputType.endsWith('Forward') ? 'deleted-ahead' : 'deleted';
  if (inputType === 'insertFromPaste') return 'pasted';
  if (inputType === 'insertText') return [...(data ?? '')].length === 1 ? 'typed' : 'filled';
  return null;
}

/**
 * Listens to the `beforeinput` events of the browser inside an element; React's own event of this name has no type of
 * input. Returns the ref of the element.
 */
export function useBeforeInput<Frame extends HTMLElement>(
  act: (event: InputEvent) => void,
): RefObject<Frame | null> {
  const frame = useRef<Frame>(null);
  const listen = useEffectEvent(act);
  useEffect(() => {
    const { current } = frame;
    const listener = (event: InputEvent) => listen(event);
    current?.addEventListener('beforeinput', listener);
    return () => current?.removeEventListener('beforeinput', listener);
  }, []);
  return frame;
}
