import {
  atMost,
  type Edit,
  isInsertion,
  isRefused,
  placeAfter,
  plainInsertion,
  refusedAtOnce,
  type Taken,
  textAfter,
  widened,
} from './edit.ts';
import type { Format } from './formatted-input.tsx';

/** Returns the format of a number with a fixed count of digits. The value has the digits only. */
export const digitsFormat = (pattern: string): Format => ({
  shown: (value) => masked(digitsOf(value), pattern),
  take: (edit) => digitsAfter(edit, pattern),
  valueOf: digitsOf,
});

/** Returns digits in a pattern with `#` for each digit, up to the last digit. */
export function masked(digits: string, pattern: string): string {
  const end = placeAfter(pattern, digits.length, /#/);
  let next = 0;
  return digits === '' ? '' : pattern.slice(0, end).replaceAll('#', () => digits.charAt(next++));
}

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/**
 * Returns the text after an edit. Digits above the count are refused. A phone number of ten digits may have the country
 * code 1, which is left out: "1 555 123 4567" must not become 155 512 3456.
 */
function digitsAfter(edit: Edit, pattern: string): Taken {
  if (!isInsertion(edit)) return digitsWith(widened(edit, /\d/), '', pattern);
  const text = plainInsertion(edit);
  if (edit.kind !== 'typed') return digitsAtOnce(edit, text.trim(), pattern);
  if (/^\d$/.test(text)) return digitsWith(edit, text, pattern);
  if (text === '+' && isPhone(pattern)) return { refusal: usPhone };
  return { refusal: punctuation.test(text) ? undefined : 'Enter digits only.' };
}

/**
 * Parses text that is pasted, or filled in at once, in the usual notations: "123-45-6789", "SSN 123 45 6789", "(555)
 * 123 4567". A whole number replaces the entry, a part of one is inserted. A name before a whole number and the
 * extension of a phone are left out. Refuses text without digits, with letters or masks, such as "***-**-6789", or with
 * too many digits.
 */
function digitsAtOnce(edit: Edit, text: string, pattern: string): Taken {
  const places = placesOf(pattern);
  const [named = '', extension] = isPhone(pattern) ? (phoneExtension.exec(text) ?? []) : [];
  const number = text.slice(0, text.length - named.length).trim();
  const core = number.replace(nameOfNumber, '');
  const [, countryCode = ''] = isPhone(pattern) ? (/^\+\s*(\d)/.exec(core) ?? []) : [];
  const digits = digitsOf(core);
  const isForeign = countryCode !== '' && countryCode !== '1';
  const hasCode = hasCountryCode(digits, places) || (countryCode === '1' && digits.length <= places);
  const whole = hasCode ? digits.slice(1) : digits;
  const isNumber = (isPhone(pattern) ? /^\+?[\d ()./-]*$/ : /^[\d ()./-]*$/).test(core);
  if (digits === '' || !isNumber || (core !== number && whole.length < places))
    return { refusal: refusedAtOnce(edit.kind, "it isn't a number") };
  if (whole.length > places) {
    const why = `it has ${whole.length} digits, and this field holds up to ${places}`;
    return { refusal: refusedAtOnce(edit.kind, why) };
  }
  if (isForeign) return { refusal: usPhone };
  const note = extension === undefined ? (hasCode ? countryCodeLeftOut : undefined) : extensionLeftOut;
  if (whole.length < places) {
    const taken = digitsWith(edit, whole, pattern);
    return note === undefined || isRefused(taken) ? taken : { ...taken, note };
  }
  const shown = masked(whole, pattern);
  return { text: shown, caret: shown.length, note };
}

/** Matches the extension of a phone number, such as "x12", "ext. 1200" and ", extension 5". */
const phoneExtension = /[ ,;]{0,2}(?:x|ext(?:ension|\.)?|#)[ :.]{0,2}(\d{1,9})$/i;

/** Matches what people write before a number, such as "SSN:" and "Tel.". */
const nameOfNumber =
  /^(?:ssn|itin|tin|tax id|tel|telephone|phone|cell|mobile|work|home|office)\b(?: phone)?[\s.:#]*/i;

/** Matches a character of the usual notations of a number, which a user may type. */
const punctuation = /[\s()./-]/;

const usPhone = 'Enter a 10-digit US phone number.';

function digitsWith(edit: Edit, inserted: string, pattern: string): Taken {
  const places = placesOf(pattern);
  const digits = digitsOf(textAfter({ ...edit, inserted }));
  const head = digitsOf(edit.before.slice(0, edit.start) + inserted).length;
  if (digits.length <= places) return shownWith(digits, head, pattern);
  return hasCountryCode(digits, places)
    ? { ...shownWith(digits.slice(1), head - 1, pattern), note: countryCodeLeftOut }
    : { refusal: atMost(edit.kind, `${places} digits`) };
}

function shownWith(digits: string, head: number, pattern: string) {
  const text = masked(digits, pattern);
  return { text, caret: placeAfter(text, head, /\d/) };
}

const isPhone = (pattern: string): boolean => placesOf(pattern) === phonePlaces;

const placesOf = (pattern: string): number => pattern.split('#').length - 1;

/** Returns true for a phone number of ten digits after the country code 1. */
const hasCountryCode = (digits: string, places: number): boolean =>
  places === phonePlaces && digits.length === places + 1 && digits.startsWith('1');

const countryCodeLeftOut = 'The country code 1 was left out.';
const extensionLeftOut = 'The extension was left out.';

const phonePlaces = 10;

/**
 * Masks a private number: "•••-••-6789" for "123456789" in the pattern "###-##-####". Masks all digits of an incomplete
 * number.
 */
export function dotted(digits: string, pattern: string): string {
  const places = pattern.split('#').length - 1;
  if (digits.length < places) return dot.repeat(digits.length);
  const hidden = places - legible;
  let index = 0;
  return pattern.replaceAll('#', () => {
    index += 1;
    return index <= hidden ? dot : (digits[index - 1] ?? '');
  });
}

const dot = '•';
const legible = 4;
