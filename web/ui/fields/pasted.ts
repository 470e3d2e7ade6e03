/**
 * The digits of a pasted number that has a fixed count of them: "123-45-6789", "(555) 123 4567" or, for the ten of a
 * phone, with the country's "+1" before them and an extension behind. Null when it is not one whole number of that kind,
 * and the paste is a paste like any other.
 */
export function digitsPasted(text: string, places: number): string | null {
  const number = withoutExtras(text, places);
  const digits = number.replaceAll(/\D/g, '');
  return digits.length === places && !/\p{L}/u.test(number) ? digits : null;
}

/** More digits than the number has places: cut to them it would be another number. */
export const hasTooManyDigits = (text: string, places: number): boolean =>
  withoutExtras(text, places).replaceAll(/\D/g, '').length > places;

/**
 * True for one amount as a person writes it, "$350,000", "350000.00 USD" or "6.5 %", and for a part of one. An input that
 * picks the digits out of any text would make an amount of the debt "(350,000)", and 65 of "6,5": such a paste is none.
 */
export function isAmountPasted(text: string): boolean {
  const amount = text.trim().replace(beforeAmount, '').replace(behindAmount, '').trim();
  return /\d/.test(amount) && grouped.test(amount);
}

const beforeAmount = /^(?:US\p{Sc}|USD|\p{Sc})/iu;
const behindAmount = /(?:\p{Sc}|USD|%|months?)$/iu;
/** Thousands by comma, apostrophe or a blank that does not end a line or a cell. */
const grouped = /^\d*(?:[,' \u00A0\u2019\u202F]\d{3})*(?:\.\d*)?$/;

/** A phone without the country's 1 and without an extension; other numbers as they are. */
function withoutExtras(text: string, places: number): string {
  if (places !== phonePlaces) return text;
  const number = text.replace(/(?:x|ext\.?)\s*\d+\s*$/i, '');
  const digits = number.replaceAll(/\D/g, '');
  return digits.length === places + 1 && digits.startsWith('1') ? number.replace('1', '') : number;
}

const phonePlaces = 10;
