import { type RefObject, useEffect } from 'react';
import { createFields, type FieldPath, fieldPaths } from '../../../contracts/fields/create-screen.ts';
import { fieldId } from '../fields.ts';
import type { Kind } from './edit-history.ts';

/** Undo, redo and revert in one field. Each returns false if there is no edit to undo or redo. */
export interface Steps {
  readonly undo: (path: FieldPath) => boolean;
  readonly redo: (path: FieldPath) => boolean;
  /** Restores the value that the field had when it got the focus. */
  readonly revert: (path: FieldPath) => boolean;
}

/**
 * Handles Control+Z, Control+Y and the browser's _Undo_ and _Redo_ in the fields of the form. In fields with a list,
 * Escape reverts the field.
 * @param steps must keep its identity between renders
 * @param kind is set to the kind of the current input event
 */
export function useUndoKeys(steps: Steps, kind: RefObject<Kind>): void {
  useEffect(() => {
    const act = (event: Event, name: keyof Steps | undefined) => {
      const { target } = event;
      const isOpen = target instanceof HTMLInputElement && !target.readOnly;
      const path = isOpen ? paths.get(target.id) : undefined;
      // The default action of Escape, which closes the list, is kept.
      if (name && path && steps[name](path) && name !== 'revert') event.preventDefault();
    };
    const pressed = (event: KeyboardEvent) => act(event, stepOfKey(event));
    const begins = (event: InputEvent) => {
      act(event, stepOfMenu[event.inputType]);
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
  }, [steps, kind]);
}

/** Field paths by id of the control. Date fields are left out, since the browser's own undo works in them. */
const paths: ReadonlyMap<string, FieldPath> = new Map(
  fieldPaths.filter((path) => createFields[path].kind !== 'date').map((path) => [fieldId(path), path]),
);

const stepOfMenu: Readonly<Record<string, keyof Steps>> = { historyUndo: 'undo', historyRedo: 'redo' };

function stepOfKey(event: KeyboardEvent): keyof Steps | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (key === 'Escape') return isList(target) ? 'revert' : undefined;
  if (altKey || ctrlKey === metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'y') return 'redo';
  if (letter !== 'z') return undefined;
  return shiftKey ? 'redo' : 'undo';
}

const isList = (target: EventTarget | null): boolean =>
  target instanceof Element && target.getAttribute('role') === 'combobox';

function kindOf(inputType: string): Kind {
  if (/^insert(?:Composition)?Text$/.test(inputType)) return 'typed';
  return inputType.startsWith('delete') ? 'deleted' : 'whole';
}
