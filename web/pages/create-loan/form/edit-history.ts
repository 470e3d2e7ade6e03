import { controls, type FieldPath, type SwitchName } from '../../../../contracts/fields/create-screen.ts';
import type { LenderValues } from '../form-values.ts';

/** Kind of an input event: typing, deletion, or 'whole' for a paste, a switch or a choice from a list. */
export type Kind = 'typed' | 'deleted' | 'whole';

export type EditPath = FieldPath | SwitchName;

/** A state of the form, and the field whose edit is between this state and the next. */
interface Step<Values> {
  readonly path: EditPath;
  readonly values: Values;
}

interface Edit<Values> extends Step<Values> {
  readonly kind: Kind;
  /** True until the user leaves the field. */
  readonly isOpen: boolean;
}

/**
 * A form with its undo history. The browser's own undo is not enough: a browser clears its undo history when a script
 * writes into a field, as masks and lists do.
 */
export interface EditHistory<Values> {
  readonly values: Values;
  /** The edits, each with the state before it. */
  readonly done: readonly Edit<Values>[];
  /** The undone edits, each with the state after it. */
  readonly undone: readonly Step<Values>[];
}

/** Returns what follows from the known lists. A state of the history settles again when the form returns to it. */
export type Settle<Values> = (values: Values) => Values;

export const unedited = <Values>(values: Values): EditHistory<Values> => ({ values, done: [], undone: [] });

/** Adds an edit that leads to `values`. Consecutive typing in one field is a single edit. */
export function edited<Values>(
  { values: before, done }: EditHistory<Values>,
  path: EditPath,
  kind: Kind,
  values: Values,
): EditHistory<Values> {
  const last = done.at(-1);
  return {
    values,
    done:
      last && isContinued(last, path, kind)
        ? [...done.slice(0, -1), { ...last, kind }]
        : [...done, { path, kind, values: before, isOpen: true }].slice(-longest),
    undone: [],
  };
}

/** Ends the current edit, since the user has left its field. */
export const closed = <Values>(history: EditHistory<Values>): EditHistory<Values> => ({
  ...history,
  done: history.done.map((edit) => ({ ...edit, isOpen: false })),
});

/** Returns the field that the user is editing and has not left; undefined if there is none. */
export function openPath({ done }: EditHistory<unknown>): EditPath | undefined {
  const last = done.at(-1);
  return last?.isOpen ? last.path : undefined;
}

/** The result of an undo or redo, and the field of its edit. */
interface Moved<Values> {
  readonly path: EditPath;
  readonly history: EditHistory<Values>;
}

/** A function that moves in the history: undo, redo or revert. */
export type Move = <Values extends LenderValues>(
  history: EditHistory<Values>,
  settle: Settle<Values>,
) => Moved<Values> | null;

const stepBack: Move = (history, settle) => {
  const edit = history.done.at(-1);
  if (!edit) return null;
  const { path } = edit;
  const undone = [...history.undone, { path, values: history.values }];
  return { path, history: { values: settle(edit.values), done: history.done.slice(0, -1), undone } };
};

const stepForward: Move = (history, settle) => {
  const step = history.undone.at(-1);
  if (!step) return null;
  const { path } = step;
  const done = [...history.done, { path, kind: 'whole', values: history.values, isOpen: true } as const];
  return { path, history: { values: settle(step.values), done, undone: history.undone.slice(0, -1) } };
};

/** Repeats a step while it shows nothing, since a response has meanwhile done, or refused, what the edit did. */
const visible =
  (step: Move): Move =>
  (history, settle) => {
    const moved = step(history, settle);
    const isSame = moved && JSON.stringify(moved.history.values) === JSON.stringify(history.values);
    return isSame ? (visible(step)(moved.history, settle) ?? moved) : moved;
  };

/** Returns to the state before the last edit. Returns null if there is no edit. */
export const undo: Move = visible(stepBack);

/** Returns to the state after the edit that was undone last. Returns null if there is no undone edit. */
export const redo: Move = visible(stepForward);

/** Returns a function that undoes the edits of a field since it got the focus. It returns null if there are none. */
export const revert =
  (path: EditPath): Move =>
  (history, settle) => {
    if (openPath(history) !== path) return null;
    const moved = stepBack(history, settle);
    return moved && (revert(path)(moved.history, settle) ?? moved);
  };

/** Maximum number of stored edits. */
const longest = 200;

/** Returns true for typing that continues the last edit, and for an option that the user found by this typing. */
function isContinued(last: Edit<unknown>, path: EditPath, kind: Kind): boolean {
  if (!last.isOpen || last.path !== path) return false;
  return kind === 'whole' ? last.kind === 'typed' && hasList(path) : last.kind === kind;
}

/** Returns true for a field with a list of options or places. */
function hasList(path: EditPath): boolean {
  const control = controls[path];
  return 'list' in control || ('kind' in control && (control.kind === 'choice' || control.kind === 'option'));
}
