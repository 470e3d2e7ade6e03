import type { Sample } from './bench.ts';

/** A median with what most values lie between. */
export interface Spread {
  readonly median: number;
  /** One value in twenty is lower. */
  readonly low: number;
  /** One value in twenty is higher. */
  readonly high: number;
}

/** The value that a part of all values does not exceed, between neighbours where it falls between them. */
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

/** The values of each subject, in the order in which they were taken. */
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
 * Ours divided by the other, round by round: what slows a whole round down, such as a busy machine, is in both.
 * @throws {RangeError} when the two were not measured equally often
 */
export function ratios(ours: readonly number[], other: readonly number[]): number[] {
  if (ours.length !== other.length) throw new RangeError(`${ours.length} rounds against ${other.length}`);
  return ours.map((value, round) => value / (other[round] ?? Number.NaN));
}
