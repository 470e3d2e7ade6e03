/**
 * The digits of a pasted number that has a fixed count of them: "123-45-6789", "(555) 123 4567" or, for ten, with the
 * country's "+1" before them. Null when it is not one whole number of that kind, and the paste is a paste like any other.
 */
export function digitsPasted(text: string, places: number): string | null {
  const digits = text.replaceAll(/\D/g, '');
  const isWithCountry = places === 10 && digits.length === 11 && digits.startsWith('1');
  const number = isWithCountry ? digits.slice(1) : digits;
  return number.length === places && !/\p{L}/u.test(text) ? number : null;
}
