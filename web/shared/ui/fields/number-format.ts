import {
  atMost,
  type Edit,
  type EditKind,
  halfWidth,
  isInsertion,
  placeAfter,
  refusedAtOnce,
  type Taken,
  textAfter,
  widened,
} from './edit.ts';
import type { Format } from './formatted-input.tsx';

/** Limits of the numbers that a field takes. */
export interface NumberRules {
  readonly decimals: number;
  /**
   * Maximum number of characters: digits and point count, separators do not. A number with a maximum is not padded
   * with zeros.
   */
  readonly maximumLength?: number | undefined;
}

/** Exceeds the length of valid amounts, so that too large numbers get a message. */
const longest = 15;

/**
 * Returns the format of a decimal number with thousands separators. The value has none. Text that is not a number is
 * kept and is invalid: "2,5" could mean 25 as well as 2.5. The focused field is not padded with zeros, since that
 * would move the caret.
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
  if (!isInsertion(edit)) return numberWith(widened(edit, isGrouped(before) ? own : /./), '', rules);
  const text = halfWidth(edit.inserted);
  if (kind !== 'typed') {
    const amount = amountIn(text);
    if (amount === null && kind === 'pasted') {
      return { refusal: refusedAtOnce(kind, 'the text is not a single number') };
    }
    return numberWith(edit, amount ?? text, rules);
  }
  if (/[\s$%]/.test(text)) return { refusal: undefined };
  // A point typed over the point moves the caret behind it.
  if (text === '.' && start === end && before[start] === '.') return { text: before, caret: start + 1 };
  return numberWith(edit, text, rules);
}

function numberWith(edit: Edit, inserted: string, rules: NumberRules): Taken {
  const { before, start, kind } = edit;
  const now = textAfter({ ...edit, inserted });
  const isNumber = isGrouped(now) || (isGrouped(before) && !inserted.includes(','));
  const text = isNumber ? fitted(withoutSeparators(now), rules.decimals) : now;
  const refusal = isInsertion(edit) ? refusalOf(text, inserted, kind, rules) : undefined;
  if (refusal !== undefined) return { refusal };
  const shown = shownNumber(text);
  const head = before.slice(0, start) + inserted;
  const count = isNumber ? withoutSeparators(head).length : head.length;
  return { text: shown, caret: placeAfter(shown, count, isNumber ? own : /./) };
}

/** Returns the reason why a text is refused; undefined for text that the field takes. */
function refusalOf(
  text: string,
  inserted: string,
  kind: EditKind,
  { decimals, maximumLength = longest }: NumberRules,
): string | undefined {
  if (inserted.includes('-')) return 'A minus sign cannot be entered.';
  if (/[^\d.,]/.test(inserted)) return 'Only digits can be entered.';
  if (withoutSeparators(text).length > maximumLength) {
    return decimals === 0 && text.includes('.')
      ? 'Enter a whole number, such as 360.'
      : atMost(kind, `${maximumLength} characters`);
  }
  if (decimals > 0 && isPlain(text) && (text.split('.')[1]?.length ?? 0) > decimals) {
    return atMost(kind, `${decimals} decimals`);
  }
  return undefined;
}

/**
 * Parses a pasted amount, or a part of one, in the usual notations: "$350,000", "350000.00 USD" or "6.5 %". Returns the
 * digits and the point. Returns null for other text, such as "(350,000)" and "6,5", whose digits alone would be a
 * different amount.
 */
export function amountIn(text: string): string | null {
  const amount = text.trim().replace(beforeAmount, '').replace(behindAmount, '').trim();
  return /\d/.test(amount) && pastedNumber.test(amount) ? amount.replaceAll(/[^\d.]/g, '') : null;
}

const beforeAmount = /^(?:US\p{Sc}|USD|\p{Sc})/iu;
const behindAmount = /(?:\p{Sc}|USD|%|months?)$/iu;
/**
 * Pattern of a number with thousands separators: comma, apostrophe or space. The tab or line break between table cells
 * is no separator.
 */
const pastedNumber = /^\d*(?:[,' \u00A0\u2019\u202F]\d{3})*(?:\.\d*)?$/;

/** Returns a plain number with thousands separators, other text unchanged. */
const shownNumber = (text: string): string => (isPlain(text) ? grouped(text) : text);

/** Removes the thousands separators of a correctly grouped number; returns other text unchanged. */
const textBehind = (shown: string): string => (isGrouped(shown) ? withoutSeparators(shown) : shown);

/** Removes the separators while the last group is incomplete, as in "1,23". */
const valueMeanwhile = (text: string): string =>
  /^\d{1,3}(?:,\d{3})*,\d{0,2}$/.test(text) ? withoutSeparators(text) : text;

/** Removes zeros at the end that exceed the decimals, so that digits can be typed before them. */
function fitted(plain: string, decimals: number): string {
  const spare = (plain.split('.')[1]?.length ?? 0) - decimals;
  return spare > 0 && plain.endsWith('0'.repeat(spare)) ? plain.slice(0, -spare) : plain;
}

const isPlain = (text: string): boolean => /^-?\d*(?:\.\d*)?$/.test(text);

const isGrouped = (text: string): boolean => isPlain(text) || /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(text);

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
