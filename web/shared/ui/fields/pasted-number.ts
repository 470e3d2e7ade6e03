import type { EditKind } from './edit.ts';
import type { Unit } from './formatted-input.tsx';

// Reads a number as people and programs write it: "$350,000", "350 000.00 USD" or "6.5 %". It comes into the field at once,
// by a paste or a fill, so no key of it can be refused: the whole text is one number, or it is none.

/**
 * Parses a pasted amount, or a part of one, in the usual notations: "$350,000", "350000.00 USD" or "6.5 %". Returns the
 * digits and the point, with commas as separators. Returns null for other text, such as "(350,000)" and "6,5", whose
 * digits alone would be a different amount, and for text with another unit than that of the field.
 */
export function pastedAmount(text: string, unit?: Unit): string | null {
  const known = unit === undefined ? Object.values(units).flat() : units[unit];
  const amount = known.reduce((rest, sign) => rest.replace(sign, '').trim(), text.trim());
  return /\d/.test(amount) && pastedNumber.test(amount)
    ? amount.replaceAll(/[' \u00A0\u2019\u202F]/g, ',')
    : null;
}

/** The signs before and behind a number of each unit. */
const units: Readonly<Record<Unit, readonly RegExp[]>> = {
  $: [/^(?:US\p{Sc}|USD|\p{Sc})/iu, /(?:\p{Sc}|USD)$/iu],
  '%': [/%$/],
  months: [/months?$/i],
};

/**
 * Pattern of a number with thousands separators of one kind: comma, apostrophe or space. The tab or line break between
 * table cells is no separator.
 */
const pastedNumber = /^\d*(?:([,' \u00A0\u2019\u202F])\d{3}(?:\1\d{3})*)?(?:\.\d*)?$/;

/**
 * Returns the other number that a text can be; null if there is none. A point before three digits may group thousands in
 * an amount. A comma in a pasted percentage may be its point, since a percentage has as many decimals as a group digits.
 */
export function otherReading(amount: string, kind: EditKind, decimals: number): string | null {
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(amount)) return null;
  if (amount.includes('.')) return decimals < 3 ? amount.replace('.', ',') : null;
  return decimals === 3 && kind === 'pasted' ? amount.replace(',', '.') : null;
}
