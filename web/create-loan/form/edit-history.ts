import { controls, type FieldPath, type SwitchName } from '../../../contracts/fields/create-screen.ts';
import type { CreateLoanValues } from '../form-values.ts';

/** Kind of an input event: typing, deletion, or 'whole' for a paste, a switch or a choice from a list. */
export type Kind = 'typed' | 'deleted' | 'whole';

export type EditPath = FieldPath | SwitchName;

/** A state of the form, and the field whose edit is between this state and the next. */
interface Step {
  readonly path: EditPath;
  readonly values: CreateLoanValues;
}

interface Edit extends Step {
  readonly kind: Kind;
  /** True until the user leaves the field. */
  readonly isOpen: boolean;
}

/**
 * Undo history of the whole form. The browser's own undo is not enough: a browser clears its undo history when
 * a script writes into a field, as masks and lists do. Formik keeps the history as its `status`.
 */
export interface EditHistory {
  /** The form before the first edit of the user; null if there was none. */
  readonly first: CreateLoanValues | null;
  /** The edits, each with the state before it. */
  readonly done: readonly Edit[];
  /** The undone edits, each with the state after it. */
  readonly undone: readonly Step[];
}

export const noEdits: EditHistory = { first: null, done: [], undone: [] };

/** Adds an edit. `values` is the state before it. Consecutive typing in one field is a single edit. */
export function noted({ first, done }: EditHistory, path: EditPath, kind: Kind, values: CreateLoanValues) {
  const last = done.at(-1);
  return {
    first: first ?? values,
    done:
      last && isContinued(last, path, kind)
        ? [...done.slice(0, -1), { ...last, kind }]
        : [...done, { path, kind, values, isOpen: true }].slice(-longest),
    undone: [],
  };
}

/** Ends the current edit, since the user has left its field. */
export const closed = (history: EditHistory): EditHistory => ({
  ...history,
  done: history.done.map((edit) => ({ ...edit, isOpen: false })),
});

/** The result of an undo or redo: the new history, and the form. */
interface Moved extends Step {
  readonly history: EditHistory;
}

/** Returns to the state before the last edit. Returns null if there is no edit. */
export function undo(history: EditHistory, values: CreateLoanValues): Moved | null {
  const edit = history.done.at(-1);
  if (!edit) return null;
  const { path } = edit;
  const undone = [...history.undone, { path, values }];
  return { path, values: edit.values, history: { ...history, done: history.done.slice(0, -1), undone } };
}

/** Returns to the state after the edit that was undone last. Returns null if there is no undone edit. */
export function redo(history: EditHistory, values: CreateLoanValues): Moved | null {
  const step = history.undone.at(-1);
  if (!step) return null;
  const { path } = step;
  const done: readonly Edit[] = [...history.done, { path, kind: 'whole', values, isOpen: true }];
  return { path, values: step.values, history: { ...history, done, undone: history.undone.slice(0, -1) } };
}

/** Undoes the edits of a field since it got the focus. Returns null if there are no such edits. */
export function revert(history: EditHistory, values: CreateLoanValues, path: EditPath): Moved | null {
  const last = history.done.at(-1);
  if (!last?.isOpen || last.path !== path) return null;
  const moved = undo(history, values);
  return moved && (revert(moved.history, moved.values, path) ?? moved);
}

/** Maximum number of stored edits. */
const longest = 200;

/** Returns true for typing that continues the last edit, and for an option that the user found by this typing. */
function isContinued(last: Edit, path: EditPath, kind: Kind): boolean {
  if (!last.isOpen || last.path !== path) return false;
  return kind === 'whole' ? last.kind === 'typed' && hasList(path) : last.kind === kind;
}

/** Returns true for a field with a list of options or places. */
function hasList(path: EditPath): boolean {
  const control = controls[path];
  return 'list' in control || ('kind' in control && (control.kind === 'choice' || control.kind === 'option'));
}
