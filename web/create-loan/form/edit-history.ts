import { controls, type FieldPath, type SwitchName } from '../../../contracts/fields/create-screen.ts';
import type { CreateLoanValues } from '../form-values.ts';

/** Kind of an input event: typing, deletion, or 'whole' for a paste, a switch or a choice from a list. */
export type Kind = 'typed' | 'deleted' | 'whole';

/** Path of a field or switch that was edited. */
export type EditPath = FieldPath | SwitchName;

/** A state of the form, and the field whose edit leads from it, or back to it. */
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
 * Undo and redo of the whole form: one line of its states, in which the user goes back and forth. The browser's
 * own undo is not enough: a browser clears its undo history when a script writes into a field, as masks and lists do.
 */
export class EditHistory {
  /** The edits, each with the state before it. */
  #done: readonly Edit[] = [];
  /** The undone edits, each with the state after it. */
  #undone: readonly Step[] = [];

  /** Adds an edit. Consecutive typing in one field is a single edit. */
  note(path: EditPath, kind: Kind, before: CreateLoanValues): void {
    this.#undone = [];
    const last = this.#done.at(-1);
    this.#done =
      last && isContinued(last, path, kind)
        ? [...this.#done.slice(0, -1), { ...last, kind }]
        : [...this.#done, { path, kind, values: before, isOpen: true }].slice(-longest);
  }

  /** Ends the current edit, since the user has left its field. */
  close(): void {
    this.#done = this.#done.map((edit) => ({ ...edit, isOpen: false }));
  }

  /** Returns the state before the last edit, and the field of this edit; null if there is no edit. */
  undo(values: CreateLoanValues): Step | null {
    const edit = this.#done.at(-1);
    if (!edit) return null;
    this.#done = this.#done.slice(0, -1);
    this.#undone = [...this.#undone, { path: edit.path, values }];
    return edit;
  }

  /** Returns the state after the last undone edit, and the field of this edit; null if there is no undone edit. */
  redo(values: CreateLoanValues): Step | null {
    const step = this.#undone.at(-1);
    if (!step) return null;
    this.#undone = this.#undone.slice(0, -1);
    this.#done = [...this.#done, { path: step.path, kind: 'whole', values, isOpen: true }];
    return step;
  }

  /** Undoes the edits of a field since it got the focus. Returns null if there are no such edits. */
  revert(path: EditPath, values: CreateLoanValues): Step | null {
    let reverted: Step | null = null;
    for (let last = this.#done.at(-1); last?.isOpen && last.path === path; last = this.#done.at(-1)) {
      reverted = this.undo(reverted?.values ?? values);
    }
    return reverted;
  }
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
