import { amountIn } from './pasted.ts';

/** Limits of the numbers that a field takes. */
export interface NumberRules {
  readonly decimals: number;
  /** Maximum number of characters: digits and point count, separators do not. */
  readonly maximumLength: number;
}

/**
 * Returns the text that the field shows: a plain number with thousands separators, other text unchanged. "2,5" is
 * unchanged, since it could mean 25 as well as 2.5.
 */
export const shownNumber = (text: string): string => (isPlain(text) ? grouped(text) : text);

/** Removes the thousands separators of a correctly grouped number; returns other text unchanged. */
export const textBehind = (shown: string): string => (isGrouped(shown) ? withoutSeparators(shown) : shown);

/**
 * Returns the text of a field after an edit, without the separators that the field itself has set. A comma that the user
 * types is kept until it groups thousands.
 * @param decimals maximum number of decimals
 */
export function textAfter(shownBefore: string, shownNow: string, decimals: number): string {
  const { start, inserted, end } = insertionInto(shownBefore, shownNow);
  const taken = inserted.length > 1 ? (amountIn(inserted) ?? inserted) : inserted.replace(/[\s$%]/, '');
  const now = start + taken + end;
  const areSeparatorsOurs = isGrouped(shownBefore) && !taken.includes(',');
  return isGrouped(now) || areSeparatorsOurs ? fitted(withoutSeparators(now), decimals) : now;
}

/** Returns the reason why a text is refused; undefined for text that the field accepts. */
export function refusalOf(text: string, { decimals, maximumLength }: NumberRules): string | undefined {
  if (text.startsWith('-')) return 'A minus sign cannot be entered.';
  if (/[^\d.,]/.test(text)) return 'Only digits can be entered.';
  if (withoutSeparators(text).length > maximumLength) {
    return decimals === 0 && text.includes('.')
      ? 'Enter a whole number, such as 360.'
      : `At most ${maximumLength} characters fit.`;
  }
  if (decimals > 0 && isPlain(text) && (text.split('.')[1]?.length ?? 0) > decimals) {
    return `At most ${decimals} decimals fit.`;
  }
  return undefined;
}

/** Returns the value during typing. Removes the separators while the last group is incomplete, as in "1,23". */
export const valueMeanwhile = (text: string): string =>
  /^\d{1,3}(?:,\d{3})*,\d{0,2}$/.test(text) ? withoutSeparators(text) : text;

/** Returns the value of the field when it loses the focus. Text that is not a number is kept for validation. */
export const valueOnLeaving = (text: string): string => textBehind(text.replace(/,$/, ''));

/** Removes zeros at the end that exceed the decimals, so that digits can be typed before them. */
function fitted(plain: string, decimals: number): string {
  const spare = (plain.split('.')[1]?.length ?? 0) - decimals;
  return spare > 0 && plain.endsWith('0'.repeat(spare)) ? plain.slice(0, -spare) : plain;
}

const isPlain = (text: string): boolean => /^-?\d*(?:\.\d*)?$/.test(text);

const isGrouped = (text: string): boolean => isPlain(text) || /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(text);

const withoutSeparators = (text: string): string => text.replaceAll(',', '');

const grouped = (plain: string): string => {
  const [whole = '', ...decimals] = plain.split('.');
  return [reversed(reversed(whole).replaceAll(/\d{3}(?=\d)/g, '$&,')), ...decimals].join('.');
};

const reversed = (text: string): string => [...text].toReversed().join('');

/** The part that was inserted into a text, with the parts before and after it. */
interface Insertion {
  readonly start: string;
  /** Blank for a deletion. */
  readonly inserted: string;
  readonly end: string;
}

/** Returns the difference between a text before and after an edit. */
function insertionInto(before: string, now: string): Insertion {
  const shorter = Math.min(before.length, now.length);
  let head = 0;
  while (head < shorter && before[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const from = now.length - tail;
  return { start: now.slice(0, head), inserted: now.slice(head, from), end: now.slice(from) };
}
