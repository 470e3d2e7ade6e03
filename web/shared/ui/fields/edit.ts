import { cleanText, withPlainSigns } from '../../../../contracts/api/text.ts';

// What happens to a key or a paste in a field:
// 1. The browser announces it in its event `beforeinput`, from which use-edits.ts makes an `Edit`.
// 2. The format of the field takes or refuses the edit: `takeText` below, number-format.ts or digits-format.ts.
// 3. use-edits.ts shows the words of a refusal; formatted-input.tsx shows the text that was taken, and sets the caret.

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
interface Refused {
  readonly refusal: string | undefined;
}

export const isRefused = (taken: Taken): taken is Refused => 'refusal' in taken;

export const textAfter = ({ before, start, end, inserted }: Edit): string =>
  before.slice(0, start) + inserted + before.slice(end);

export const isInsertion = ({ kind }: Edit): boolean => !kind.startsWith('deleted');

/** Returns the words for input of which only a part fits: the rest of the typed text is missing in the field. */
export const atMost = (kind: EditKind, what: string): string =>
  kind === 'typed'
    ? `This field holds up to ${what}. The rest was left out.`
    : refusedAtOnce(kind, `this field holds up to ${what}`);

/** Returns the words for text that was refused as a whole. */
export const refusedAtOnce = (kind: EditKind, why: string): string =>
  `Not ${kind === 'pasted' ? 'pasted' : 'entered'}: ${why}.`;

/**
 * Returns the edit of a deletion. If it has removed only characters that the field sets itself, such as separators, it
 * also removes the character beside them.
 * @param own matches a character that the field does not set itself
 */
export function widened(edit: Edit, own: RegExp): Edit {
  const { before, start, end, kind } = edit;
  if (isInsertion(edit) || own.test(before.slice(start, end))) return edit;
  const places = [...before].flatMap((character, place) => (own.test(character) ? place : []));
  const last = places.findLast((place) => place < start) ?? start;
  const next = places.find((place) => place >= end) ?? end - 1;
  return kind === 'deleted-ahead' ? { ...edit, end: next + 1 } : { ...edit, start: last };
}

/** Returns the place in a text behind a count of characters that `own` matches. */
export function placeAfter(text: string, count: number, own: RegExp): number {
  let found = 0;
  let place = 0;
  while (found < count && place < text.length) {
    if (own.test(text.charAt(place))) found += 1;
    place += 1;
  }
  return place;
}

/** Returns the inserted text of an edit as a field for numbers or dates reads it. */
export const plainInsertion = ({ inserted }: Edit): string => withPlainSigns(cleanText(inserted));

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
    if (isInsertion(edit) && length > Math.max(maximum, lengthOf(edit.before))) {
      const takes = `this field holds up to ${maximum} characters, and the text has ${length}`;
      return {
        refusal:
          edit.kind === 'typed' ? atMost('typed', `${maximum} characters`) : refusedAtOnce(edit.kind, takes),
      };
    }
    return { text, caret: edit.start + inserted.length };
  };

/** Counts code points, as the validation does. */
const lengthOf = (text: string): number => [...text].length;
