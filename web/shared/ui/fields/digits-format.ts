import {
  caretBehind,
  type Edit,
  type Format,
  isInsertion,
  isRefused,
  plainEdit,
  refusedRest,
  refusedWhole,
  type Taken,
  textAfter,
  widened,
} from './edit.ts';

// The format of a number with a fixed count of digits, such as a phone number: the field shows "(555) 010-0199" for the
// value "5550100199". Whatever people write around the digits is taken; another number never comes of it without a word.

/** Returns the format of digits in a pattern with `#` for each digit. The value has the digits only. */
export const digitsFormat = (pattern: string): Format => ({
  shown: (value) => masked(digitsOf(value), pattern),
  take: (edit) => digitsAfter(plainEdit(edit), pattern),
  valueOf: digitsOf,
});

/** Returns digits in a pattern with `#` for each digit, up to the last digit. */
export function masked(digits: string, pattern: string): string {
  const signs = pattern.split('#');
  const shown = digits.slice(0, signs.length - 1);
  return Array.from(shown, (digit, place) => `${signs[place]}${digit}`).join('');
}

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

function digitsAfter(edit: Edit, pattern: string): Taken {
  const { inserted, kind } = edit;
  if (!isInsertion(edit)) return masking(widened(edit, /\d/), pattern);
  if (kind !== 'typed') return digitsAtOnce(edit, pattern);
  if (/^\d$/.test(inserted)) return masking(edit, pattern);
  if (inserted === '+' && placesOf(pattern) === phonePlaces) return { refusal: usPhone };
  return { refusal: /[\s()./-]/.test(inserted) ? undefined : 'Enter digits only.' };
}

/**
 * Parses text that is pasted, or filled in at once, in the usual notations: "123-45-6789", "SSN 123 45 6789", "(555)
 * 123 4567". A whole number replaces the entry, a part of one is inserted. A name before a whole number and the
 * extension of a phone are left out. Refuses text without digits, with letters or masks, such as "***-**-6789", or with
 * too many digits.
 */
function digitsAtOnce(edit: Edit, pattern: string): Taken {
  const places = placesOf(pattern);
  const isPhone = places === phonePlaces;
  const text = edit.inserted.trim();
  const number = isPhone ? text.replace(phoneExtension, '').trim() : text;
  const core = number.replace(nameOfNumber, '');
  const digits = digitsOf(core);
  const countryCode = isPhone ? /^\+\s*(\d)/.exec(core)?.[1] : undefined;
  const hasCode = hasCountryCode(digits, places) || (countryCode === '1' && digits.length <= places);
  const whole = hasCode ? digits.slice(1) : digits;
  const isNumber = (isPhone ? /^\+?[\d ()./-]*$/ : /^[\d ()./-]*$/).test(core);
  if (digits === '' || !isNumber || (core !== number && whole.length < places)) {
    return refusedWhole(edit, "it isn't a number");
  }
  if (whole.length > places) {
    return refusedWhole(edit, `it has ${whole.length} digits, and this field holds up to ${places}`);
  }
  if (countryCode !== undefined && countryCode !== '1') return { refusal: usPhone };
  const codeNote = hasCode ? countryCodeLeftOut : undefined;
  const note = number === text ? codeNote : 'The extension was left out.';
  if (whole.length === places) {
    const shown = masked(whole, pattern);
    return { text: shown, caret: shown.length, note };
  }
  const taken = masking({ ...edit, inserted: whole }, pattern);
  return note === undefined || isRefused(taken) ? taken : { ...taken, note };
}

/** Matches the extension of a phone number, such as "x12", "ext. 1200" and ", extension 5". */
const phoneExtension = /[ ,;]{0,2}(?:x|ext(?:ension|\.)?|#)[ :.]{0,2}\d{1,9}$/i;

/** Matches what people write before a number, such as "SSN:" and "Tel.". */
const nameOfNumber =
  /^(?:ssn|itin|tin|tax id|tel|telephone|phone|cell|mobile|work|home|office)\b(?: phone)?[\s.:#]*/i;

/**
 * Returns the text after an edit in its pattern. Digits above the count are refused, but the country code 1 before the
 * ten digits of a phone number is left out: "1 555 123 4567" must not become 155 512 3456.
 */
function masking(edit: Edit, pattern: string): Taken {
  const places = placesOf(pattern);
  const digits = digitsOf(textAfter(edit));
  const hasCode = hasCountryCode(digits, places);
  if (digits.length > places && !hasCode) return refusedRest(edit, `${places} digits`);
  const head = digitsOf(edit.before.slice(0, edit.start) + edit.inserted);
  const text = masked(hasCode ? digits.slice(1) : digits, pattern);
  const caret = caretBehind(hasCode ? head.slice(1) : head, text, /\d/);
  return hasCode ? { text, caret, note: countryCodeLeftOut } : { text, caret };
}

const placesOf = (pattern: string): number => pattern.split('#').length - 1;

const phonePlaces = 10;

/** Returns true for a phone number of ten digits after the country code 1. */
const hasCountryCode = (digits: string, places: number): boolean =>
  places === phonePlaces && digits.length === places + 1 && digits.startsWith('1');

const countryCodeLeftOut = 'The country code 1 was left out.';

const usPhone = 'Enter a 10-digit US phone number.';

/**
 * Masks a private number: "•••-••-6789" for "123456789" in the pattern "###-##-####". Masks all digits of an incomplete
 * number.
 */
export function dotted(digits: string, pattern: string): string {
  const hidden = placesOf(pattern) - 4;
  return digits.length < placesOf(pattern)
    ? '•'.repeat(digits.length)
    : masked('•'.repeat(hidden) + digits.slice(hidden), pattern);
}
