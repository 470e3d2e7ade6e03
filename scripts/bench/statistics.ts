import type { Sample } from './bench.ts';

/** The median of some values, and the range of the middle nine tenths of them. */
export interface Spread {
  readonly median: number;
  /** The 5 % quantile. */
  readonly low: number;
  /** The 95 % quantile. */
  readonly high: number;
}

/** Returns a quantile, interpolated between neighbours. @param part from 0 to 1 */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (below === undefined || above === undefined) throw new RangeError('There are no values');
  return below + (above - below) * (place - Math.floor(place));
}

export const spreadOf = (values: readonly number[]): Spread => ({
  median: quantile(values, 0.5),
  low: quantile(values, 0.05),
  high: quantile(values, 0.95),
});

/** Returns the values of each subject, in the order of measurement. */
export function bySubject(samples: Iterable<Sample>): ReadonlyMap<string, readonly number[]> {
  const subjects = new Map<string, number[]>();
  for (const { subject, value } of samples) {
    const values = subjects.get(subject);
    if (values) values.push(value);
    else subjects.set(subject, [value]);
  }
  return subjects;
}

/**
 * Divides our value of each round by the other value. A busy machine slows the whole round and keeps the ratio.
 * @throws {RangeError} if the numbers of rounds differ
 */
export function ratios(ours: readonly number[], other: readonly number[]): number[] {
  if (ours.length !== other.length) throw new RangeError(`${ours.length} rounds against ${other.length}`);
  return ours.map((value, round) => value / (other[round] ?? Number.NaN));
}
