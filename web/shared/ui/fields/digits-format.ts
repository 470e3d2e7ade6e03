import {
  atMost,
  type Edit,
  halfWidth,
  isInsertion,
  placeAfter,
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
  const text = halfWidth(edit.inserted);
  if (edit.kind !== 'typed') return digitsAtOnce(edit, text, pattern);
  if (/^\d$/.test(text)) return digitsWith(edit, text, pattern);
  const isCountryCode = text === '+' && placesOf(pattern) === phonePlaces;
  if (isCountryCode) return { refusal: 'Enter a US phone number of 10 digits.' };
  return { refusal: /[\p{L}+]/u.test(text) ? 'Only digits can be entered.' : undefined };
}

/**
 * Parses text that is pasted, or filled in at once, in the usual notations: "123-45-6789", "SSN 123 45 6789",
 * "(555) 123 4567". A whole number replaces the entry, a part of one is inserted. An extension is left out. Refuses text
 * without digits, with letters between the digits, or with too many digits.
 */
function digitsAtOnce(edit: Edit, text: string, pattern: string): Taken {
  const places = placesOf(pattern);
  const [, extension] = places === phonePlaces ? (/(?:x|ext\.?)\s*(\d+)\s*$/i.exec(text) ?? []) : [];
  const number = extension === undefined ? text : text.replace(/(?:x|ext\.?)\s*\d+\s*$/i, '');
  const [core = ''] = /\d(?:.*\d)?/s.exec(number) ?? [];
  const digits = digitsOf(core);
  if (digits === '' || /\p{L}/u.test(core))
    return { refusal: refusedAtOnce(edit.kind, 'it is not a number') };
  const whole = hasCountryCode(digits, places) ? digits.slice(1) : digits;
  if (whole.length > places) {
    const why = `it has ${whole.length} digits, and at most ${places} fit`;
    return { refusal: refusedAtOnce(edit.kind, why) };
  }
  if (whole.length < places) return digitsWith(edit, whole, pattern);
  const shown = masked(whole, pattern);
  const left = whole === digits ? undefined : countryCodeLeftOut;
  return {
    text: shown,
    caret: shown.length,
    note: extension === undefined ? left : 'The extension was left out.',
  };
}

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

const placesOf = (pattern: string): number => pattern.split('#').length - 1;

/** Returns true for a phone number of ten digits after the country code 1. */
const hasCountryCode = (digits: string, places: number): boolean =>
  places === phonePlaces && digits.length === places + 1 && digits.startsWith('1');

const countryCodeLeftOut = 'The country code 1 was left out.';

const phonePlaces = 10;

/**
 * Masks a private number: "•••-••-6789" for "123456789" in the pattern "###-##-####". Masks all digits of an
 * incomplete number.
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
