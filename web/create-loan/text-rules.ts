import { mixed, string } from 'yup';
import { limits } from '../../contracts/api/limits.ts';
import { decimalsOf, isDecimalText, numberOf } from './exact.ts';
import { messages } from './messages.ts';

/** Text with a maximum; too long a text is invalid, as a rule without a word (L-5.2-23). */
export const optionalText = (maximum: number, message: string = messages.silent) =>
  string().test('length', message, (text = '') => isWithin(text.trim(), maximum) && !hasControls(text));

/** Text that holds at least one character that is not white space. */
export const requiredText = (maximum: number) =>
  optionalText(maximum).test('required', messages.required, (text = '') => !isBlank(text));

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
  /** Of the text as typed; too long is wrong without a word (L-5.2-20, L-5.2-21). */
  readonly characters?: number;
}

/** Decimal text that may be blank (L-5.3-09). One test for all: a form has seven of them at every keystroke. */
export const decimalText = (rules: DecimalRules) =>
  string().test('decimal', (text, { createError }) => {
    const message = text ? faultOf(text, rules) : undefined;
    return message === undefined || createError({ message: () => message });
  });

function faultOf(text: string, rules: DecimalRules): string | undefined {
  if (!isReadable(text, rules.decimals)) return messages.invalid;
  if (text.length > (rules.characters ?? Number.POSITIVE_INFINITY)) return messages.silent;
  const number = numberOf(text);
  if (number.lt(0) && rules.mayBeNegative !== true) return messages.negative;
  return number.lte(rules.maximum) ? undefined : rules.tooLarge;
}

/** US dollars (L-5.3-01 to L-5.3-04). */
export const amountText = (more: { mayBeNegative?: boolean } = {}) =>
  decimalText({ decimals: 2, maximum: limits.amount, tooLarge: messages.amountTooLarge, ...more });

export const isBlank = (text: string): boolean => text.trim() === '';

const isReadable = (text: string, decimals: number): boolean =>
  isDecimalText(text) && decimalsOf(text) <= decimals;

/** Control characters, which the server refuses. A form never takes one from the keyboard or a paste. */
const hasControls = (text: string): boolean => /\p{Cc}/u.test(text.trim());

/** Characters as a reader counts them: one emoji, which has the length of two, is one, as for the server. */
const isWithin = (text: string, maximum: number): boolean =>
  text.length <= maximum || (text.length <= 2 * maximum && [...text].length <= maximum);
