import { countryCodeLeftOut, digitsOf, hasCountryCode, phonePlaces } from './typed-digits.ts';

/** A text that is pasted into a field with a fixed count of digits. */
type DigitsPasted =
  /** The whole number, which replaces the entry. */
  | { readonly kind: 'whole'; readonly digits: string; readonly note: string | undefined }
  /** A part of the number, which is inserted at the caret. */
  | { readonly kind: 'part' }
  | { readonly kind: 'refused'; readonly note: string };

/**
 * Parses a number in the usual notations: "123-45-6789", "SSN 123 45 6789", "(555) 123 4567" or, for the ten digits of a phone,
 * with the country's "+1" before them and an extension behind. A text is
 * refused if its digits alone are another number.
 */
export function digitsPasted(text: string, places: number): DigitsPasted {
  const [, extension] = places === phonePlaces ? (/(?:x|ext\.?)\s*(\d+)\s*$/i.exec(text) ?? []) : [];
  const number = extension === undefined ? text : text.replace(/(?:x|ext\.?)\s*\d+\s*$/i, '');
  const [core = ''] = /\d(?:.*\d)?/s.exec(number) ?? [];
  const digits = digitsOf(core);
  if (digits === '' || /\p{L}/u.test(core)) return refused('it is not a number');
  const isAbroad = hasCountryCode(digits, places);
  const whole = isAbroad ? digits.slice(1) : digits;
  if (whole.length > places) return refused(`it has ${whole.length} digits, and at most ${places} fit`);
  if (whole.length < places) return { kind: 'part' };
  const left = extension === undefined ? isAbroad && countryCodeLeftOut : 'The extension was left out.';
  return { kind: 'whole', digits: whole, note: left || undefined };
}

const refused = (why: string): DigitsPasted => ({ kind: 'refused', note: `Not pasted: ${why}.` });

/** Message for a paste that is not one number. */
export const notOneNumber = 'Not pasted: it is not one plain number.';

/**
 * Parses one amount in the usual notations, "$350,000", "350000.00 USD" or "6.5 %", or a part of one. Returns digits with
 * separators and point; null for anything else: the digits of "(350,000)" and "6,5" are other numbers.
 */
export function amountIn(text: string): string | null {
  const amount = text.trim().replace(beforeAmount, '').replace(behindAmount, '').trim();
  return /\d/.test(amount) && grouped.test(amount) ? amount.replaceAll(/[' \u00A0\u2019\u202F]/g, ',') : null;
}

const beforeAmount = /^(?:US\p{Sc}|USD|\p{Sc})/iu;
const behindAmount = /(?:\p{Sc}|USD|%|months?)$/iu;
/** Thousands are separated by comma, apostrophe or a blank that does not end a line or a cell. */
const grouped = /^\d*(?:[,' \u00A0\u2019\u202F]\d{3})*(?:\.\d*)?$/;
