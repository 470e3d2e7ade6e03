import { type RefObject, useEffect } from 'react';
import { fieldPaths } from '../../../contracts/fields/create-screen.ts';
import { fieldId } from '../fields.ts';
import type { EditPath, Kind } from './edit-history.ts';

/** Undo and redo in the form, and revert in one of its fields. */
export interface Steps {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Restores the value that the field had when it got the focus. */
  readonly revert: (path: EditPath) => void;
}

/**
 * Handles Control+Z, Control+Y and the browser's _Undo_ and _Redo_ in the form, so that the browser's own undo never
 * changes a field. In fields with a list, Escape reverts the field.
 * @param steps must keep its identity between renders
 * @param kind is set to the kind of the current input event
 */
export function useUndoKeys(
  form: RefObject<HTMLFormElement | null>,
  steps: Steps,
  kind: RefObject<Kind>,
): void {
  useEffect(() => {
    const isHere = ({ target }: Event) => {
      const element = form.current;
      return target instanceof Node && element && (element.contains(target) || target.contains(element));
    };
    const step = (event: Event, name: 'undo' | 'redo' | undefined) => {
      if (!name || !isHere(event)) return;
      event.preventDefault();
      steps[name]();
    };
    const pressed = (event: KeyboardEvent) => {
      const path = event.key === 'Escape' ? listFieldOf(event) : undefined;
      // The default action of Escape, which closes the list, is kept.
      if (path) steps.revert(path);
      else step(event, stepOfKey(event));
    };
    const begins = (event: InputEvent) => {
      step(event, stepOfMenu[event.inputType]);
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
  }, [form, steps, kind]);
}

const stepOfMenu: Readonly<Record<string, 'undo' | 'redo'>> = { historyUndo: 'undo', historyRedo: 'redo' };

function stepOfKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'y') return 'redo';
  if (letter !== 'z') return undefined;
  return shiftKey ? 'redo' : 'undo';
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
