import {
  atMost,
  type Edit,
  type EditKind,
  isInsertion,
  placeAfter,
  plainInsertion,
  refusedAtOnce,
  type Taken,
  textAfter,
  widened,
} from './edit.ts';
import type { Format, Unit } from './formatted-input.tsx';
import { pastedAmount, otherReading } from './pasted-number.ts';

// The text of a number field: `numberFormat` gives its parts. An edit becomes text in `numberAfter`; a key goes on to
// `numberWith`, which groups the digits and finds the caret; a paste first to `numberAtOnce`, which reads its notation.

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

/** Exceeds the length of valid amounts, so that too large numbers get a message. */
const longest = 15;

/**
 * Returns the format of a decimal number with thousands separators. The value has none. Text that is not a number is
 * kept and is invalid: "2,5" could mean 25 as well as 2.5. The focused field is not padded with zeros, since that would
 * move the caret.
 */
export const numberFormat = (rules: NumberRules): Format => ({
  shown: (value) => shownNumber(rules.maximumLength === undefined ? padded(value, rules.decimals) : value),
  take: (edit) => numberAfter(edit, rules),
  valueOf: (text) => valueMeanwhile(textBehind(text)),
  valueOnLeaving: (text) => textBehind(text.replace(/,$/, '')),
});

/**
 * Returns the text after an edit. A comma that the user types is kept until it groups thousands; a pasted amount loses
 * its separators and its currency.
 */
function numberAfter(edit: Edit, rules: NumberRules): Taken {
  const { before, start, end, kind } = edit;
  if (!isInsertion(edit)) return numberWith(widened(edit, isNumber(before) ? own : /./), '', rules);
  const text = plainInsertion(edit);
  if (kind !== 'typed') return numberAtOnce(edit, text, rules);
  if (/\s/.test(text) || text === rules.unit) return { refusal: undefined };
  // A point typed over the point moves the caret behind it.
  if (text === '.' && start === end && before[start] === '.') return { text: before, caret: start + 1 };
  return numberWith(edit, text, rules);
}

/**
 * Returns the text after a paste, or after text that is filled in at once. Refuses a paste that is no number, and any
 * text that could be two numbers: "1.500" dollars could be 1.50 or 1,500.
 */
function numberAtOnce(edit: Edit, text: string, rules: NumberRules): Taken {
  const { kind } = edit;
  const amount = pastedAmount(text, rules.unit);
  const other = amount === null ? null : otherReading(amount, kind, rules.decimals);
  if (other !== null) {
    return { refusal: refusedAtOnce(kind, `it could mean ${amount} or ${other}`) };
  }
  const isTaken =
    amount !== null &&
    (!amount.includes(',') || isNumber(amount) || isNumber(textAfter({ ...edit, inserted: amount })));
  if (isTaken) {
    const digits = withoutSeparators(amount);
    return numberWith(edit, withoutZeros(digits, surplus(digits, rules)), rules);
  }
  return kind === 'pasted'
    ? { refusal: refusedAtOnce(kind, "it isn't a single number") }
    : numberWith(edit, text, rules);
}

function numberWith(edit: Edit, inserted: string, rules: NumberRules): Taken {
  const { before, start, end, kind } = edit;
  const now = textAfter({ ...edit, inserted });
  const isRead = isNumber(now) || (isNumber(before) && !inserted.includes(','));
  const text = isRead ? fitted(withoutSeparators(now), before.slice(end), rules) : now;
  const refusal = isInsertion(edit) ? refusalOf(text, inserted, kind, rules) : undefined;
  if (refusal !== undefined) return { refusal };
  const shown = shownNumber(text);
  const head = before.slice(0, start) + inserted;
  const count = isRead ? withoutSeparators(head).length : head.length;
  return { text: shown, caret: placeAfter(shown, count, isRead ? own : /./) };
}

/** Returns the reason why a text is refused; undefined for text that the field takes. */
function refusalOf(
  text: string,
  inserted: string,
  kind: EditKind,
  { decimals, maximumLength = longest }: NumberRules,
): string | undefined {
  if (inserted.includes('-')) return "Negative numbers aren't allowed.";
  if (/[^\d.,]/.test(inserted)) return 'Enter digits only.';
  if (withoutSeparators(text).length > maximumLength) {
    return decimals === 0 && text.includes('.')
      ? 'Enter a whole number, such as 360.'
      : atMost(kind, `${maximumLength} characters`);
  }
  if (decimals > 0 && isPlain(text) && decimalsOf(text) > decimals) {
    return atMost(kind, `${decimals} decimal places`);
  }
  return undefined;
}

/** Returns a plain number with thousands separators, other text unchanged. */
const shownNumber = (text: string): string => (/^-?[1-9]/.test(text) && isPlain(text) ? grouped(text) : text);

/** Removes the thousands separators of a correctly grouped number; returns other text unchanged. */
const textBehind = (shown: string): string => (isNumber(shown) ? withoutSeparators(shown) : shown);

/** Removes the separators while the last group is incomplete, as in "1,23". */
const valueMeanwhile = (text: string): string =>
  /^[1-9]\d{0,2}(?:,\d{3})*,\d{0,2}$/.test(text) ? withoutSeparators(text) : text;

/** Removes zeros behind the caret that exceed the decimals, so that digits can be typed before them. */
function fitted(plain: string, behind: string, rules: NumberRules): string {
  const spare = surplus(plain, rules);
  return behind.endsWith('0'.repeat(spare)) ? withoutZeros(plain, spare) : plain;
}

/** Returns the number of decimals that exceed those of the field. */
const surplus = (plain: string, { decimals }: NumberRules): number =>
  Math.max(0, decimalsOf(plain) - decimals);

const decimalsOf = (plain: string): number => plain.split('.')[1]?.length ?? 0;

/** Removes a count of decimals if they are zeros, with the point if it is the last character then. */
function withoutZeros(plain: string, count: number): string {
  if (count === 0 || !plain.endsWith('0'.repeat(count))) return plain;
  return plain.slice(0, -count).replace(/\.$/, '');
}

const isPlain = (text: string): boolean => /^-?\d*(?:\.\d*)?$/.test(text);

/** Returns true for a number, with or without thousands separators at their places. */
const isNumber = (text: string): boolean =>
  isPlain(text) || /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/.test(text);

/** Matches a character that the user has typed into a grouped number. */
const own = /[^,]/;

const withoutSeparators = (text: string): string => text.replaceAll(',', '');

const grouped = (plain: string): string => {
  const [whole = '', ...decimals] = plain.split('.');
  return [reversed(reversed(whole).replaceAll(/\d{3}(?=\d)/g, '$&,')), ...decimals].join('.');
};

const reversed = (text: string): string => [...text].toReversed().join('');

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
