/** Nine digits, 3-2-4, dashes optional (L-5.2-12). */
export const taxIdentifierPattern = /^\d{3}-?\d{2}-?\d{4}$/;

/** Ten digits, with or without the punctuation of (000) 000-0000 (L-5.2-17, L-5.2-18). */
export const phonePattern = /^(?:\(\d{3}\) \d{3}-\d{4}|\d{10})$/;

/**
 * The digits of a number that has the form of its pattern, null for a blank one (L-3.4-18, L-3.4-22). Anything else
 * stays as it stands, so that neither side takes it for a number.
 */
export function digitsOrNull(text: string, pattern: RegExp): string | null {
  const number = text.trim();
  if (number === '') return null;
  return pattern.test(number) ? number.replaceAll(/\D/g, '') : number;
}
