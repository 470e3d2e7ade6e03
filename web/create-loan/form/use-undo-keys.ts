import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { fieldPaths } from '../../../contracts/fields/create-screen.ts';
import type { CreateLoanValues } from '../form-values.ts';
import { fieldId } from '../fields.ts';
import { type EditHistory, type EditPath, type Kind, redo, revert, undo } from './edit-history.ts';
import { hasReplacedChoice } from './replaced-choice.ts';

/** A function that moves in the undo history: undo, redo or revert. */
export type Step = (history: EditHistory, values: CreateLoanValues) => ReturnType<typeof undo>;

/**
 * Handles Control+Z, Control+Y and the browser's _Undo_ and _Redo_ in the form, so that the browser's own undo never
 * changes a field. Escape brings back a choice that has been replaced since its field got the focus.
 * @returns a function that returns the kind of the current input event
 */
export function useUndoKeys(form: RefObject<HTMLFormElement | null>, go: (step: Step) => void): () => Kind {
  const kind = useRef<Kind>('whole');
  const goBy = useEffectEvent(go);
  useEffect(() => {
    const isHere = ({ target }: Event) => {
      const element = form.current;
      return target instanceof Node && element && (element.contains(target) || target.contains(element));
    };
    const move = (event: Event, step: Step | undefined) => {
      if (!step || !isHere(event)) return;
      event.preventDefault();
      goBy(step);
    };
    const pressed = (event: KeyboardEvent) => {
      const path = event.key === 'Escape' ? listFieldOf(event) : undefined;
      // Does not prevent the default of Escape, which closes the list.
      if (path) goBy((history, values) => withFormerChoice(history, values, path));
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

function withFormerChoice(history: EditHistory, values: CreateLoanValues, path: EditPath) {
  const moved = revert(history, values, path);
  return moved && hasReplacedChoice(path, moved.values, values) ? moved : null;
}

const stepOfMenu: Readonly<Record<string, Step>> = { historyUndo: undo, historyRedo: redo };

function stepOfKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Step | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'y') return redo;
  if (letter !== 'z') return undefined;
  return shiftKey ? redo : undo;
}

/** Returns the path of the field if it has a list; undefined for any other target. */
const listFieldOf = ({ target }: Event): EditPath | undefined =>
  target instanceof Element && target.getAttribute('role') === 'combobox' ? paths.get(target.id) : undefined;

/** Field paths by id of the control. */
const paths: ReadonlyMap<string, EditPath> = new Map(fieldPaths.map((path) => [fieldId(path), path]));

function kindOf(inputType: string): Kind {
  if (/^insert(?:Composition)?Text$/.test(inputType)) return 'typed';
  return inputType.startsWith('delete') ? 'deleted' : 'whole';
}
