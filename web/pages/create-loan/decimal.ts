import { Decimal as DecimalBase } from 'decimal.js';

/**
 * Exact decimal arithmetic for amounts and percents, which the form stores as text. Intermediate results have forty
 * digits, so only the final result is rounded, half away from zero.
 */
export const Decimal = DecimalBase.clone({ precision: 40, rounding: DecimalBase.ROUND_HALF_UP });
export type Decimal = DecimalBase;

export const zero: Decimal = new Decimal(0);

const decimalText = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Returns true for plain decimal text such as "350000", "-3.333" or ".5"; false for blank text. */
export const isDecimalText = (text: string): boolean => decimalText.test(text);

/** Parses decimal text; returns 0 for blank and malformed text. */
export const numberOf = (text: string): Decimal => (isDecimalText(text) ? new Decimal(text) : zero);

/** Formats US dollars with two decimals: "100000.00". */
export const usdText = (value: Decimal): string => fixed(value, 2);

/** Formats a percent number with three decimals: "20.000". */
export const percentText = (value: Decimal): string => fixed(value, 3);

/** Formats a fraction with five decimals: "0.83333" for 83.333 %. */
export const fractionText = (value: Decimal): string => fixed(value, 5);

/** Formats a fraction as the percent number of a read-only field: "0.83333" gives "83.333". */
export const shownPercent = (fraction: string): string => fixed(numberOf(fraction).times(100), 3);

/** Returns the number of digits after the decimal point. */
export const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/** Rounds to a number of decimals. Removes the minus sign of "-0.00", which toFixed gives for small negative numbers. */
function fixed(value: Decimal, decimals: number): string {
  const text = value.toFixed(decimals);
  return minusZero.test(text) ? text.slice(1) : text;
}

const minusZero = /^-[0.]+$/;
