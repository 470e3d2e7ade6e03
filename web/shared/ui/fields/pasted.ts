import { countryCodeLeftOut, digitsOf, hasCountryCode, phonePlaces } from './typed-digits.ts';

/** The result of a paste into a field for a number with a fixed count of digits. */
type DigitsPasted =
  /** The whole number, which replaces the entry. */
  | { readonly kind: 'whole'; readonly digits: string; readonly note: string | undefined }
  /** A part of the number, which is inserted at the caret. */
  | { readonly kind: 'part' }
  | { readonly kind: 'refused'; readonly note: string };

/**
 * Parses a pasted number in the usual notations: "123-45-6789", "SSN 123 45 6789", "(555) 123 4567". A phone number of
 * ten digits may have the country code "+1" and an extension, which are left out. Refuses text without digits, with
 * letters between the digits, or with too many digits.
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

/** Message for a pasted text that is not a single number. */
export const notOneNumber = 'Not pasted: the text is not a single number.';

/**
 * Parses a pasted amount, or a part of one, in the usual notations: "$350,000", "350000.00 USD" or "6.5 %". Returns the
 * digits with separators and point. Returns null for other text, such as "(350,000)" and "6,5", whose digits alone would
 * be a different amount.
 */
export function amountIn(text: string): string | null {
  const amount = text.trim().replace(beforeAmount, '').replace(behindAmount, '').trim();
  return /\d/.test(amount) && grouped.test(amount) ? amount.replaceAll(/[' \u00A0\u2019\u202F]/g, ',') : null;
}

const beforeAmount = /^(?:US\p{Sc}|USD|\p{Sc})/iu;
const behindAmount = /(?:\p{Sc}|USD|%|months?)$/iu;
/**
 * Pattern of a number with thousands separators: comma, apostrophe or space. The tab or line break between table cells
 * is no separator.
 */
const grouped = /^\d*(?:[,' \u00A0\u2019\u202F]\d{3})*(?:\.\d*)?$/;
