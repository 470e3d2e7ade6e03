/**
 * An exact number: a fraction of two whole numbers, the lower one above 0. Sums, products and quotients of amounts stay
 * exact however long they get; a result is rounded once, when it becomes text.
 */
export class Exact {
  readonly upper: bigint;
  readonly lower: bigint;

  constructor(upper: bigint, lower = 1n) {
    this.upper = upper;
    this.lower = lower;
  }

  plus({ upper, lower }: Exact): Exact {
    return this.lower === lower
      ? new Exact(this.upper + upper, lower)
      : new Exact(this.upper * lower + upper * this.lower, this.lower * lower);
  }

  minus({ upper, lower }: Exact): Exact {
    return this.plus(new Exact(-upper, lower));
  }

  times({ upper, lower }: Exact): Exact {
    return new Exact(this.upper * upper, this.lower * lower);
  }

  /** @param divisor above 0 */
  dividedBy({ upper, lower }: Exact): Exact {
    if (upper <= 0n) throw new RangeError('No amount is divided by 0 or less');
    return new Exact(this.upper * lower, this.lower * upper);
  }

  isAbove({ upper, lower }: Exact): boolean {
    return this.upper * lower > upper * this.lower;
  }

  equals({ upper, lower }: Exact): boolean {
    return this.upper * lower === upper * this.lower;
  }

  /** Rounded half away from zero; nothing becomes minus zero (L-4.5-14). */
  text(decimals: number): string {
    const isNegative = this.upper < 0n;
    const size = isNegative ? -this.upper : this.upper;
    const rounded = (2n * size * powerOfTen(decimals) + this.lower) / (2n * this.lower);
    const digits = String(rounded).padStart(decimals + 1, '0');
    const whole = digits.slice(0, digits.length - decimals);
    const sign = isNegative && rounded > 0n ? '-' : '';
    return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`;
  }
}

export const zero = new Exact(0n);
export const hundred = new Exact(100n);

export const lowerOf = (one: Exact, other: Exact): Exact => (one.isAbove(other) ? other : one);

const decimalText = /^-?(?:\d+\.?\d*|\.\d+)$/;

/** True for plain decimal text such as "350000", "-3.333" or ".5". Blank text is not. */
export const isDecimalText = (text: string): boolean => decimalText.test(text);

/** The number that a text stands for; blank and unreadable text count as 0 (L-4.5-15). */
export function numberOf(text: string): Exact {
  if (!isDecimalText(text)) return zero;
  const point = text.indexOf('.');
  if (point === -1) return new Exact(BigInt(text));
  const decimals = text.length - point - 1;
  return new Exact(BigInt(text.slice(0, point) + text.slice(point + 1)), powerOfTen(decimals));
}

/** US dollars with two decimals: "100000.00". */
export const usdText = (value: Exact): string => value.text(2);

/** Percent number with three decimals: "20.000". */
export const percentText = (value: Exact): string => value.text(3);

/** Fraction with five decimals: "0.83333" stands for 83.333 %. */
export const fractionText = (value: Exact): string => value.text(5);

/** A fraction as the percent number that a read-only field shows: "0.83333" reads "83.333" (L-4.5-13). */
export const shownPercent = (fraction: string): string => numberOf(fraction).times(hundred).text(3);

/** Number of digits behind the point of a decimal text, as typed. */
export const decimalsOf = (text: string): number => {
  const point = text.indexOf('.');
  return point === -1 ? 0 : text.length - point - 1;
};

const powers = Array.from({ length: 7 }, (_one, at) => 10n ** BigInt(at));
const powerOfTen = (exponent: number): bigint => powers[exponent] ?? 10n ** BigInt(exponent);
