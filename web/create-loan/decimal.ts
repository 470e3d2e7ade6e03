import { Decimal as DecimalBase } from 'decimal.js';

/**
 * Exact decimal arithmetic for amounts and percents that are kept as text.
 *
 * Forty digits are more than any product or quotient of two amounts needs, so a result is rounded once,
 * at the end, half away from zero (L-4.5-14).
 */
export const Decimal = DecimalBase.clone({ precision: 40, rounding: DecimalBase.ROUND_HALF_UP });
export type Decimal = DecimalBase;

export const zero: Decimal = new Decimal(0);

const decimalText = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Returns true for plain decimal text such as "350000", "-3.333" or ".5"; false for blank text. */
export const isDecimalText = (text: string): boolean => decimalText.test(text);

/** Returns the number of a text; 0 for blank and malformed text (L-4.5-15). */
export const numberOf = (text: string): Decimal => (isDecimalText(text) ? new Decimal(text) : zero);

/** US dollars with two decimals: "100000.00". */
export const usdText = (value: Decimal): string => fixed(value, 2);

/** Percent number with three decimals: "20.000". */
export const percentText = (value: Decimal): string => fixed(value, 3);

/** Fraction with five decimals: "0.83333" stands for 83.333 %. */
export const fractionText = (value: Decimal): string => fixed(value, 5);

/** A fraction as the percent number that a read-only field shows: "0.83333" reads "83.333" (L-4.5-13). */
export const shownPercent = (fraction: string): string => fixed(numberOf(fraction).times(100), 3);

/** Number of digits behind the point of a decimal text, as typed. */
export const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/** A small negative number keeps its sign when it is rounded to nothing. */
function fixed(value: Decimal, decimals: number): string {
  const text = value.toFixed(decimals);
  return minusZero.test(text) ? text.slice(1) : text;
}

const minusZero = /^-[0.]+$/;
