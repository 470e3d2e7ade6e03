import { mixed, string } from 'yup';
import { limits } from '../../contracts/api/limits.ts';
import { decimalsOf, isDecimalText, numberOf } from './exact.ts';
import { messages, tooLong, tooManyDecimals } from './messages.ts';

/** Text with one test, which returns the message; undefined for valid text. One test a field keeps keystrokes cheap. */
export const judgedText = (faultOf: (text: string) => string | undefined) =>
  string().test('judged', (text, { createError }) => {
    const message = faultOf(text ?? '');
    return message === undefined || createError({ message: () => message });
  });

/** Text with a maximum. A longer text cannot be typed, but it may come from elsewhere (L-5.2-23, A-130). */
export const optionalText = (maximum: number) => judgedText((text) => textFault(text, maximum));

/** Text that holds at least one character that is not white space. */
export const requiredText = (maximum: number) =>
  judgedText((text) => (isBlank(text) ? messages.required : textFault(text, maximum)));

function textFault(text: string, maximum: number): string | undefined {
  if (!isWithin(text.trim(), maximum)) return tooLong(maximum);
  return hasControls(text) ? messages.unprintable : undefined;
}

/** Text that may be blank and otherwise matches a pattern. */
export const patternText = (pattern: RegExp, message: string) =>
  string().test('pattern', message, (text = '') => isBlank(text) || pattern.test(text.trim()));

/** One of a list, or nothing. */
export const listedOrBlank = (options: readonly string[]) =>
  mixed<string>()
    .nullable()
    .test('listed', messages.invalid, (value) => !value || options.includes(value));

interface DecimalRules {
  readonly decimals: number;
  readonly maximum: number;
  readonly tooLarge: string;
  /** Calculated down payments may be negative. */
  readonly mayBeNegative?: boolean;
  /** Of the text as typed (L-5.2-20, L-5.2-21). */
  readonly characters?: number;
}

/** Decimal text that may be blank (L-5.3-09). */
export const decimalText = (rules: DecimalRules) =>
  judgedText((text) => (text === '' ? undefined : decimalFault(text, rules)));

function decimalFault(text: string, rules: DecimalRules): string | undefined {
  const { decimals, characters = Number.POSITIVE_INFINITY } = rules;
  if (decimals === 0 && !/^-?\d+$/.test(text)) return messages.wholeNumber;
  if (!isDecimalText(text)) return messages.number;
  if (decimalsOf(text) > decimals) return tooManyDecimals(decimals);
  if (text.length > characters) return tooLong(characters);
  const number = numberOf(text);
  if (number.lt(0) && rules.mayBeNegative !== true) return messages.negative;
  return number.lte(rules.maximum) ? undefined : rules.tooLarge;
}

/** US dollars (L-5.3-01 to L-5.3-04). */
export const amountText = (more: { mayBeNegative?: boolean } = {}) =>
  decimalText({ decimals: 2, maximum: limits.amount, tooLarge: messages.amountTooLarge, ...more });

export const isBlank = (text: string): boolean => text.trim() === '';

/** Control characters, which the server refuses. A form never takes one from the keyboard or a paste. */
const hasControls = (text: string): boolean => /\p{Cc}/u.test(text.trim());

/** Characters as a reader counts them: one emoji, which has the length of two, is one, as for the server. */
const isWithin = (text: string, maximum: number): boolean =>
  text.length <= maximum || (text.length <= 2 * maximum && [...text].length <= maximum);
