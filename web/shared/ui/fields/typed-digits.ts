/** The digits of a number after an edit, and a note for the user. The number has a fixed count of digits. */
interface DigitsEdit {
  readonly digits: string;
  readonly note?: string;
}

/**
 * Returns the digits after an edit. Digits above the count are refused. For an eleven-digit phone number that begins
 * with the country code 1, the 1 is removed instead: "1 555 123 4567" must not become 155 512 3456.
 * @param before the digits before the edit
 * @param shown the text of the field after the edit, with the punctuation of the pattern
 * @param places the count of digits
 */
export function digitsAfter(before: string, shown: string, places: number): DigitsEdit {
  const digits = digitsOf(shown);
  if (digits.length > places) {
    return hasCountryCode(digits, places)
      ? { digits: digits.slice(1), note: countryCodeLeftOut }
      : { digits: before, note: `At most ${places} digits fit.` };
  }
  if (places === phonePlaces && shown.includes('+'))
    return { digits, note: 'Enter a US phone number of 10 digits.' };
  return /[\p{L}+]/u.test(shown) ? { digits, note: 'Only digits can be entered.' } : { digits };
}

/** Returns the digits of a text. */
export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Returns true for a phone number of ten digits after the country code 1. */
export const hasCountryCode = (digits: string, places: number): boolean =>
  places === phonePlaces && digits.length === places + 1 && digits.startsWith('1');

export const countryCodeLeftOut = 'The country code 1 was left out.';

export const phonePlaces = 10;
