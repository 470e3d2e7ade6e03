import { createFields, type FieldPath } from '../../../contracts/fields/create-screen.ts';
import type { CreateLoanValues } from '../form-values.ts';

/** Enters the value that a field has in `from`. */
export type Enter = (values: CreateLoanValues, from: CreateLoanValues) => CreateLoanValues;

/** How an entry was made: by typing, by deleting, or as a whole, by a paste or from a list. */
export type Kind = 'typed' | 'deleted' | 'whole';

interface Edit {
  readonly path: FieldPath;
  readonly kind: Kind;
  readonly before: CreateLoanValues;
  readonly after: CreateLoanValues;
  /** How its field is filled in, to bring an earlier entry back among later ones. */
  readonly enter: Enter;
  /** The user has not left the field since. */
  readonly isOpen: boolean;
}

/**
 * Undo and redo for the fields of a form, each field by itself. The browser's own undo history is empty as soon as a script
 * writes into a field, as a mask or a list does.
 *
 * Undo of the newest edit of the form restores all its effects. Undo of an older edit enters the earlier value again, so that
 * later entries are kept and calculated amounts agree with them.
 */
export class EditHistory {
  #done: readonly Edit[] = [];
  #undone: readonly Edit[] = [];

  /** Adds an edit. Characters that are typed in a row are one edit. */
  note(entry: Omit<Edit, 'isOpen'>): void {
    this.#undone = this.#undone.filter(({ path }) => path !== entry.path);
    const last = this.#done.at(-1);
    const edit: Edit = { ...entry, isOpen: true };
    this.#done =
      last && isContinued(last, edit)
        ? [...this.#done.slice(0, -1), { ...edit, before: last.before }]
        : [...this.#done, edit].slice(-longest);
  }

  /** Adds the effects of leaving a field to the last edit of it. */
  extend(path: FieldPath, before: CreateLoanValues, after: CreateLoanValues): void {
    this.#done = this.#done.map((edit) =>
      edit.path === path && edit.after === before ? { ...edit, after } : edit,
    );
  }

  /** The user has left a field. */
  close(path: FieldPath): void {
    this.#done = this.#done.map((edit) => (edit.path === path ? { ...edit, isOpen: false } : edit));
  }

  /** Returns the values without the last edit of a field; null when there is none. */
  undo(path: FieldPath, values: CreateLoanValues): CreateLoanValues | null {
    const edit = this.#done.findLast((one) => one.path === path);
    if (!edit) return null;
    this.#done = this.#done.filter((one) => one !== edit);
    this.#undone = [...this.#undone, edit];
    return edit.after === values ? edit.before : edit.enter(values, edit.before);
  }

  /** Returns the values with the last undone edit of a field; null when there is none. */
  redo(path: FieldPath, values: CreateLoanValues): CreateLoanValues | null {
    const edit = this.#undone.findLast((one) => one.path === path);
    if (!edit) return null;
    this.#undone = this.#undone.filter((one) => one !== edit);
    this.#done = [...this.#done, { ...edit, isOpen: true }];
    return edit.before === values ? edit.after : edit.enter(values, edit.after);
  }

  /** Returns the values without the edits of a field since it got the focus; null when there are none. */
  revert(path: FieldPath, values: CreateLoanValues): CreateLoanValues | null {
    let reverted: CreateLoanValues | null = null;
    while (this.#done.findLast((edit) => edit.path === path)?.isOpen) {
      reverted = this.undo(path, reverted ?? values);
    }
    return reverted;
  }
}

/** Edits that are kept. */
const longest = 200;

/** True for typing that continues, and for the option that was searched by typing. */
function isContinued(last: Edit, next: Edit): boolean {
  if (!last.isOpen || last.path !== next.path || last.after !== next.before) return false;
  return next.kind === 'whole' ? last.kind === 'typed' && hasList(next.path) : last.kind === next.kind;
}

/** Fields with a list of options or places. */
function hasList(path: FieldPath): boolean {
  const field = createFields[path];
  return field.kind === 'choice' || field.kind === 'option' || 'list' in field;
}
