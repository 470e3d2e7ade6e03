import { cleanText, withPlainSigns } from '../../../../contracts/api/text.ts';

// What a field makes of a key or a paste, without a browser. An `Edit` goes in; the new text and its caret come out, or
// the words of a refusal. A field refuses before its text changes, so that the selection stays and the next key replaces
// it.
// 1. use-edits.ts makes the edit of the browser's event `beforeinput`, and shows the words.
// 2. Text is taken by `takeText` below, formatted text by the `Format` in number-format.ts or digits-format.ts.
// 3. formatted-input.tsx shows a formatted text and sets the caret.

/** An edit of a text in a control: `inserted` replaces the characters of `before` from `start` to `end`. */
export interface Edit {
  readonly before: string;
  readonly start: number;
  readonly end: number;
  readonly inserted: string;
  readonly kind: EditKind;
}

/** One key; a paste; other text at once, such as an input method or autofill; a deletion before or behind the caret. */
export type EditKind = 'typed' | 'pasted' | 'filled' | 'deleted' | 'deleted-ahead';

export type Taken =
  | {
      readonly text: string;
      readonly caret: number;
      /** Says what the field has changed of the input. */
      readonly note?: string | undefined;
    }
  | Refused;

/** The text and its selection stay as they were. Without words, the key has no meaning in the field, such as a blank. */
export interface Refused {
  readonly refusal: string | undefined;
}

/** How a field shows its value, and what it makes of an edit. */
export interface Format {
  readonly shown: (value: string) => string;
  /** Returns the text after an edit of the shown text, or why the edit is refused. Must be pure. */
  readonly take: (edit: Edit) => Taken;
  /** Returns the value of a text during typing. */
  readonly valueOf: (text: string) => string;
  /** Returns the value of a text when the field loses the focus; `valueOf` if absent. */
  readonly valueOnLeaving?: (text: string) => string;
}

/**
 * Takes clean text, up to a maximum length in characters; undefined for no limit. Blanks at the ends of a pasted
 * text do not count.
 */
export const takeText =
  (maximum = Number.POSITIVE_INFINITY) =>
  (edit: Edit): Taken => {
    const inserted = cleanText(edit.inserted);
    const text = textAfter({ ...edit, inserted });
    const length = lengthOf(edit.kind === 'pasted' ? text.trim() : text);
    // A text that is too long already, such as one from the borrower check, can be edited as long as it does not grow.
    if (!isInsertion(edit) || length <= Math.max(maximum, lengthOf(edit.before)))
      return { text, caret: edit.start + inserted.length };
    return refusedRest(edit, `${maximum} characters`, `, and the text has ${length}`);
  };

/** Counts code points, as the validation does. */
const lengthOf = (text: string): number => [...text].length;

export const isInsertion = ({ kind }: Edit): boolean => !kind.startsWith('deleted');

export const isRefused = (taken: Taken): taken is Refused => 'refusal' in taken;

/** Refuses an edit that does not fit: of typed text the rest is missing, text that comes at once is missing as a whole. */
export const refusedRest = (edit: Edit, limit: string, found = ''): Refused =>
  edit.kind === 'typed'
    ? { refusal: `This field holds up to ${limit}. The rest was left out.` }
    : refusedWhole(edit, `this field holds up to ${limit}${found}`);

/** Refuses text that comes at once. */
export const refusedWhole = ({ kind }: Edit, why: string): Refused => ({
  refusal: `Not ${kind === 'pasted' ? 'pasted' : 'entered'}: ${why}.`,
});

export const textAfter = ({ before, start, end, inserted }: Edit): string =>
  before.slice(0, start) + inserted + before.slice(end);

/** Returns an edit whose text is as a field for numbers or dates reads it. */
export const plainEdit = (edit: Edit): Edit => ({
  ...edit,
  inserted: withPlainSigns(cleanText(edit.inserted)),
});

/**
 * Returns a deletion that reaches a character which the user has typed, as `own` matches it: who deletes a separator,
 * which the field sets, means the digit beside it.
 */
export function widened(edit: Edit, own: RegExp): Edit {
  const { before, kind } = edit;
  let { start, end } = edit;
  while (!own.test(before.slice(start, end)) && (kind === 'deleted' ? start > 0 : end < before.length)) {
    if (kind === 'deleted') start -= 1;
    else end += 1;
  }
  return { ...edit, start, end };
}

/** Returns the place in a formatted text behind as many of the user's characters, which `own` matches, as `head` has. */
export function caretBehind(head: string, text: string, own: RegExp): number {
  const count = (part: string) => [...part].filter((character) => own.test(character)).length;
  let caret = 0;
  while (caret < text.length && count(text.slice(0, caret)) < count(head)) caret += 1;
  return caret;
}
