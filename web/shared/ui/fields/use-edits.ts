import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Edit, type EditKind, isRefused, type Taken } from './edit.ts';

/**
 * Makes edits of the input events of a control, and refuses an edit before it changes the text, so that the selection
 * stays and the next key replaces it. The event tells what is inserted and where; old and new text are never compared for
 * it. A control whose text is its value needs `beforeInput`, `accept` and `note`; a formatted one the others, too.
 * @param value the value of the field, to which its note belongs: the note goes when the value changes otherwise
 * @param take takes or refuses an edit; must be pure
 */
export function useEdits(value: string, take: (edit: Edit) => Taken) {
  const [{ words, valueOfNote }, setNote] = useState<Note>(noNote);
  /** The edit that `beforeinput` has announced, until the text of the control has changed. */
  const announced = useRef<Omit<Edit, 'inserted'> | null>(null);

  /** Shows why an edit was refused. */
  const refuse = (edit: Edit, refusal: string | undefined) => {
    if (refusal !== undefined) setNote({ words: refusal, valueOfNote: value, refused: edit });
  };
  const beforeInput = (event: InputEvent) => {
    announced.current = null;
    const control = event.target;
    // Text of an input method is judged as a whole at the end of the composition.
    if (!isTextControl(control) || event.isComposing || !event.cancelable) return;
    const kind = kindOf(event);
    if (!kind) return;
    const { value: before, selectionStart, selectionEnd } = control;
    announced.current = {
      before,
      start: selectionStart ?? before.length,
      end: selectionEnd ?? before.length,
      kind,
    };
    const inserted = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    if (inserted === '') return;
    const edit = { ...announced.current, inserted };
    const taken = take(edit);
    if (!isRefused(taken)) return;
    event.preventDefault();
    refuse(edit, taken.refusal);
  };

  /** Returns the edit that has changed the text of the control to `now`. */
  const editTo = (now: string, caret: number): Edit => {
    const { current } = announced;
    announced.current = null;
    if (!current) return { before: '', start: 0, end: 0, inserted: now, kind: 'filled' };
    const { before, start, end, kind } = current;
    return kind.startsWith('deleted')
      ? { ...current, start: caret, end: caret + before.length - now.length, inserted: '' }
      : { ...current, inserted: now.slice(start, now.length - (before.length - end)) };
  };
  /** Sets or clears the note after an edit that the field has taken. */
  const settle = (edit: Edit, newValue: string, taken?: string) =>
    setNote((note) => {
      if (taken !== undefined) return { words: taken, valueOfNote: newValue, refused: null };
      return isContinued(note.refused, edit) ? { ...note, valueOfNote: newValue } : noNote;
    });

  return {
    /** Reason why the last input was refused or changed; undefined for none. */
    note: valueOfNote === value ? words : undefined,
    refuse,
    editTo,
    settle,
    /** Sets or clears the note after a change of a control whose text is its value. */
    accept: (now: string) => settle(editTo(now, now.length), now),
    /** Handler for the `beforeinput` events of the browser at the control. */
    beforeInput,
  };
}

interface Note {
  readonly words: string | undefined;
  readonly valueOfNote: string | undefined;
  /** The edit that was refused, if one was. */
  readonly refused: Edit | null;
}

const noNote: Note = { words: undefined, valueOfNote: undefined, refused: null };

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
  if (inputType === 'insertText' && [...(data ?? '')].length === 1) return 'typed';
  return inputType === 'insertText' ? 'filled' : null;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTextControl = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

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
