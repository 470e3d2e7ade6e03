import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { pathOfId } from '../fields.ts';
import { type EditPath, type Kind, type Move, redo, undo } from './edit-history.ts';
import { formerChoice } from './replaced-choice.ts';

/**
 * Handles Control+Z, Control+Y and the browser's _Undo_ and _Redo_ in the form, so that the browser's own undo never
 * changes a field. Escape brings back a choice that has been replaced since its field got the focus.
 * @returns a function that returns the kind of the current input event
 */
export function useUndoKeys(form: RefObject<HTMLFormElement | null>, go: (move: Move) => void): () => Kind {
  const kind = useRef<Kind>('whole');
  const goBy = useEffectEvent(go);
  useEffect(() => {
    const isHere = ({ target }: Event) => {
      const element = form.current;
      return target instanceof Node && element && (element.contains(target) || target.contains(element));
    };
    const move = (event: Event, step: Move | undefined) => {
      if (!step || !isHere(event)) return;
      event.preventDefault();
      goBy(step);
    };
    const pressed = (event: KeyboardEvent) => {
      const path = event.key === 'Escape' && isHere(event) ? listFieldOf(event) : undefined;
      // Does not prevent the default of Escape, which closes the list.
      if (path) goBy(formerChoice(path));
      else move(event, stepOfKey(event));
    };
    const begins = (event: InputEvent) => {
      move(event, stepOfMenu[event.inputType]);
      kind.current = kindOf(event.inputType);
    };
    const ended = () => {
      kind.current = 'whole';
    };
    // In the capture phase, since an open list stops the propagation of Escape.
    document.addEventListener('keydown', pressed, { capture: true });
    document.addEventListener('beforeinput', begins);
    document.addEventListener('input', ended);
    return () => {
      document.removeEventListener('keydown', pressed, { capture: true });
      document.removeEventListener('beforeinput', begins);
      document.removeEventListener('input', ended);
    };
  }, [form]);
  return useCallback(() => kind.current, []);
}

const stepOfMenu: Readonly<Record<string, Move>> = { historyUndo: undo, historyRedo: redo };

function stepOfKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Move | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'y') return redo;
  if (letter !== 'z') return undefined;
  return shiftKey ? redo : undo;
}

/** Returns the path of the field if it has a list; undefined for any other target. */
const listFieldOf = ({ target }: Event): EditPath | undefined =>
  target instanceof Element && target.getAttribute('role') === 'combobox' ? pathOfId(target.id) : undefined;

function kindOf(inputType: string): Kind {
  if (/^insert(?:Composition)?Text$/.test(inputType)) return 'typed';
  return inputType.startsWith('delete') ? 'deleted' : 'whole';
}
