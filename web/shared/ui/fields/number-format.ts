import {
  caretBehind,
  type Edit,
  type Format,
  isInsertion,
  plainEdit,
  type Refused,
  refusedRest,
  refusedWhole,
  type Taken,
  textAfter,
  widened,
} from './edit.ts';
import type { Unit } from './formatted-input.tsx';
import { otherReading, pastedAmount } from './pasted-number.ts';

// The format of a number: the field shows "350,000.5" for the value "350000.5". No key may make another number without a
// word, as in antd's InputNumber, where "2,5" becomes 25 and "1e5" becomes 100000. So only a comma between thousands is a
// separator, other characters are refused, and a text that is no number stays as it is, for the validation to reject.

/** Limits of the numbers that a field takes. */
export interface NumberRules {
  readonly decimals: number;
  /**
   * Maximum number of characters: digits and point count, separators do not. A number with a maximum is not padded with
   * zeros.
   */
  readonly maximumLength?: number | undefined;
  /** The sign of this unit may be typed or pasted with the number. Undefined allows every unit in a paste. */
  readonly unit?: Unit;
}

/**
 * Returns the format of a decimal number with thousands separators. The focused field is not padded with zeros, since
 * that would move the caret.
 */
export const numberFormat = (rules: NumberRules): Format => ({
  shown: (value) => grouped(rules.maximumLength === undefined ? padded(value, rules.decimals) : value),
  take: (edit) => numberAfter(plainEdit(edit), rules),
  valueOf: (text) => (isBeforeGroup(text) ? withoutCommas(text) : ungrouped(text)),
  valueOnLeaving: (text) => ungrouped(text.replace(/,$/, '')),
});

function numberAfter(edit: Edit, rules: NumberRules): Taken {
  const { before, start, end, inserted, kind } = edit;
  if (!isInsertion(edit)) return grouping(isNumber(before) ? widened(edit, notComma) : edit, rules);
  if (kind !== 'typed') return numberAtOnce(edit, rules);
  if (/\s/.test(inserted) || inserted === rules.unit) return { refusal: undefined };
  // A point typed over the point moves the caret behind it.
  if (inserted === '.' && start === end && before[start] === '.') return { text: before, caret: start + 1 };
  return grouping(edit, rules);
}

/**
 * Returns the text after a paste, or after text that is filled in at once. Refuses a paste that is no number, and any
 * text that could be two numbers: "1.500" dollars could be 1.50 or 1,500.
 */
function numberAtOnce(edit: Edit, rules: NumberRules): Taken {
  const amount = pastedAmount(edit.inserted, rules.unit);
  const other = amount === null ? null : otherReading(amount, edit.kind, rules.decimals);
  if (other !== null) return refusedWhole(edit, `it could mean ${amount} or ${other}`);
  if (amount !== null && (isNumber(amount) || isNumber(textAfter({ ...edit, inserted: amount })))) {
    return grouping({ ...edit, inserted: fitted(withoutCommas(amount), rules.decimals) }, rules);
  }
  return edit.kind === 'pasted' ? refusedWhole(edit, "it isn't a single number") : grouping(edit, rules);
}

/** Returns the text after an edit with its thousands grouped anew, unless the user is typing a comma. */
function grouping(edit: Edit, rules: NumberRules): Taken {
  const { before, start, end, inserted } = edit;
  const now = textAfter(edit);
  const isRead = isNumber(now) || (isNumber(before) && !inserted.includes(','));
  // Zeros behind the caret give way, so that decimals can be typed into "350,000.00".
  const text = isRead ? fitted(withoutCommas(now), rules.decimals, before.slice(end)) : now;
  const refused = isInsertion(edit) ? refusedOf(text, edit, rules) : undefined;
  if (refused) return refused;
  const head = before.slice(0, start) + inserted;
  const shown = grouped(text);
  return { text: shown, caret: isRead ? caretBehind(head, shown, notComma) : head.length };
}

/** Returns why the field refuses an edit that would give `text`; undefined if it takes the edit. */
function refusedOf(text: string, edit: Edit, { decimals, maximumLength }: NumberRules): Refused | undefined {
  if (edit.inserted.includes('-')) return { refusal: "Negative numbers aren't allowed." };
  if (/[^\d.,]/.test(edit.inserted)) return { refusal: 'Enter digits only.' };
  // Longer than any valid amount, so that too large numbers get the message of their field.
  const maximum = maximumLength ?? 15;
  if (withoutCommas(text).length > maximum) {
    return decimals === 0 && text.includes('.')
      ? { refusal: 'Enter a whole number, such as 360.' }
      : refusedRest(edit, `${maximum} characters`);
  }
  const [, part = ''] = text.split('.');
  return decimals > 0 && isNumber(text) && part.length > decimals
    ? refusedRest(edit, `${decimals} decimal places`)
    : undefined;
}

/** Returns true for a number, or the beginning of one, with or without commas between its thousands. */
const isNumber = (text: string): boolean => /^-?(?:\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d*)?$/.test(text);

/** Returns true for a number whose last group is incomplete, such as "1,23". */
const isBeforeGroup = (text: string): boolean => /^[1-9]\d{0,2}(?:,\d{3})*,\d{0,2}$/.test(text);

const notComma = /[^,]/;

const withoutCommas = (text: string): string => text.replaceAll(',', '');

/** Returns a number without its thousands separators, other text unchanged. */
const ungrouped = (text: string): string => (isNumber(text) ? withoutCommas(text) : text);

/** Returns a number with thousands separators, other text unchanged. */
const grouped = (text: string): string =>
  isNumber(text) ? text.replace(/^-?[1-9]\d*/, (whole) => thousands.format(BigInt(whole))) : text;

const thousands = new Intl.NumberFormat('en-US');

/** Removes the zeros that exceed the decimals, if `behind` ends with them; also the point, if it would be the last. */
function fitted(number: string, decimals: number, behind = number): string {
  const spare = number.split('.')[1]?.slice(decimals) ?? '';
  return /^0+$/.test(spare) && behind.endsWith(spare)
    ? number.slice(0, -spare.length).replace(/\.$/, '')
    : number;
}

/**
 * Returns decimal text with the given decimals and without leading zeros: with two decimals "350000" gives
 * "350000.00" and "007.5" gives "7.50". Returns blank and non-numeric text unchanged.
 */
export function padded(text: string, decimals: number): string {
  const number = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text);
  if (!number || decimals === 0 || !/\d/.test(text)) return text;
  const [, sign = '', whole = '', part = ''] = number;
  return `${sign}${whole.replace(/^0+/, '') || '0'}.${part.padEnd(decimals, '0')}`;
}
