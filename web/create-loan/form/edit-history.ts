import { createFields, type FieldPath } from '../../../contracts/fields/create-screen.ts';
import type { CreateLoanValues } from '../form-values.ts';

/** Copies the value of one field from `from` into `values`, as an edit. Returns the form after this edit. */
export type Enter = (values: CreateLoanValues, from: CreateLoanValues) => CreateLoanValues;

/** Kind of an input event: typing, deletion, or 'whole' for a paste or a choice from a list. */
export type Kind = 'typed' | 'deleted' | 'whole';

interface Edit {
  readonly path: FieldPath;
  readonly kind: Kind;
  readonly before: CreateLoanValues;
  readonly after: CreateLoanValues;
  /** Enters a value into this field again, for an undo or redo that keeps later edits of other fields. */
  readonly enter: Enter;
  /** True until the user leaves the field. */
  readonly isOpen: boolean;
}

/**
 * Undo and redo for each field of a form. The browser's own undo is not enough: a browser clears its undo history when
 * a script writes into a field, as masks and lists do.
 *
 * Undo of the last edit of the form restores all values from before that edit. Undo of an older edit only enters the
 * earlier value of its field again. Later entries are then kept, and calculated amounts agree with them.
 */
export class EditHistory {
  #done: readonly Edit[] = [];
  #undone: readonly Edit[] = [];

  /** Adds an edit. Consecutive typing in one field is a single edit. */
  note(entry: Omit<Edit, 'isOpen'>): void {
    this.#undone = this.#undone.filter(({ path }) => path !== entry.path);
    const last = this.#done.at(-1);
    const edit: Edit = { ...entry, isOpen: true };
    this.#done =
      last && isContinued(last, edit)
        ? [...this.#done.slice(0, -1), { ...edit, before: last.before }]
        : [...this.#done, edit].slice(-longest);
  }

  /** Adds the effects of leaving a field to the field's last edit. */
  extend(path: FieldPath, before: CreateLoanValues, after: CreateLoanValues): void {
    this.#done = this.#done.map((edit) =>
      edit.path === path && edit.after === before ? { ...edit, after } : edit,
    );
  }

  /** Ends the current edit of a field that the user has left. */
  close(path: FieldPath): void {
    this.#done = this.#done.map((edit) => (edit.path === path ? { ...edit, isOpen: false } : edit));
  }

  /** Returns the values without the last edit of a field; null if there is no edit. */
  undo(path: FieldPath, values: CreateLoanValues): CreateLoanValues | null {
    const edit = this.#done.findLast((one) => one.path === path);
    if (!edit) return null;
    this.#done = this.#done.filter((one) => one !== edit);
    this.#undone = [...this.#undone, edit];
    return edit.after === values ? edit.before : edit.enter(values, edit.before);
  }

  /** Returns the values with the last undone edit of a field; null if there is no undone edit. */
  redo(path: FieldPath, values: CreateLoanValues): CreateLoanValues | null {
    const edit = this.#undone.findLast((one) => one.path === path);
    if (!edit) return null;
    this.#undone = this.#undone.filter((one) => one !== edit);
    this.#done = [...this.#done, { ...edit, isOpen: true }];
    return edit.before === values ? edit.after : edit.enter(values, edit.after);
  }

  /** Returns the values without the edits of a field since it got the focus; null if there are no such edits. */
  revert(path: FieldPath, values: CreateLoanValues): CreateLoanValues | null {
    let reverted: CreateLoanValues | null = null;
    while (this.#done.findLast((edit) => edit.path === path)?.isOpen) {
      reverted = this.undo(path, reverted ?? values);
    }
    return reverted;
  }
}

/** Maximum number of stored edits. */
const longest = 200;

/** Returns true for typing that continues the last edit, and for an option that the user found by this typing. */
function isContinued(last: Edit, next: Edit): boolean {
  if (!last.isOpen || last.path !== next.path || last.after !== next.before) return false;
  return next.kind === 'whole' ? last.kind === 'typed' && hasList(next.path) : last.kind === next.kind;
}

/** Returns true for a field with a list of options or places. */
function hasList(path: FieldPath): boolean {
  const field = createFields[path];
  return field.kind === 'choice' || field.kind === 'option' || 'list' in field;
}
