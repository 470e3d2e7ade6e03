import type { Aim, Bench, Sample, Unit } from './bench.ts';

/** One line of the table: Threshold compared with one subject, or an absolute figure. */
export interface Row {
  readonly bench: string;
  readonly unit: Unit;
  readonly ours: Spread;
  /** Number of measurements of each subject. */
  readonly rounds: number;
  readonly floor: (Spread & { readonly name: string }) | null;
  readonly ratio: Spread | null;
  readonly aim: string | null;
  /** True if the figure meets its aim; null without an aim. */
  readonly isMet: boolean | null;
  /** The decision that gave the aim up. */
  readonly givenUp?: string | undefined;
}

/**
 * Returns the rows of one benchmark: one row for each other subject, in the order of measurement. Without another
 * subject, one row has the absolute figure. Each absolute aim adds one row.
 *
 * @throws {RangeError} if a required subject was not measured
 */
export function rowsOf(
  bench: Pick<Bench, 'name' | 'unit' | 'ours' | 'aims'>,
  samples: Iterable<Sample>,
): Row[] {
  const subjects = bySubject(samples);
  const ours = subjects.get(bench.ours);
  if (!ours) throw new RangeError(`${bench.name} has no samples of ${bench.ours}`);
  const common = { bench: bench.name, unit: bench.unit, ours: spreadOf(ours), rounds: ours.length };
  const aims = bench.aims ?? [];
  const compared = [...subjects]
    .filter(([name]) => name !== bench.ours)
    .map(([name, values]): Row => {
      const ratio = spreadOf(ratios(ours, values));
      const aim = aims.find(({ against }) => against === name);
      return { ...common, floor: { name, ...spreadOf(values) }, ratio, ...judged(aim, ratio.median, '×') };
    });
  const alone = aims
    .filter(({ against }) => against === undefined)
    .map((aim): Row => {
      const part = aim.quantile ?? 0.5;
      const name = part === 0.5 ? '' : `p${part * 100} `;
      return { ...common, floor: null, ratio: null, ...judged(aim, quantile(ours, part), bench.unit, name) };
    });
  const rows = [...compared, ...alone];
  return rows.length > 0 ? rows : [{ ...common, floor: null, ratio: null, aim: null, isMet: null }];
}

/** Formats the rows as cells of text, below a row of headings. */
export const cellsOf = (rows: readonly Row[]): string[][] => [
  ['', 'ours', 'compared with', '', 'ratio', 'aim', ''],
  ...rows.map(({ bench, unit, ours, floor, ratio, aim, isMet, givenUp }) => [
    bench,
    inUnit(ours, unit),
    floor?.name ?? '',
    floor ? inUnit(floor, unit) : '',
    ratio ? `${short(ratio.median)} (${short(ratio.low)} to ${short(ratio.high)})` : '',
    aim ?? '',
    isMet === null ? '' : isMet ? 'met' : givenUp ? `given up (${linkTo(givenUp)})` : 'missed',
  ]),
];

/** Returns a link from docs/measured.md to a decision, such as `031-create`. */
const linkTo = (decision: string): string => `[${decision.slice(0, 3)}](decisions/${decision}.md)`;

function judged(
  aim: Aim | undefined,
  value: number,
  unit: string,
  name = '',
): Pick<Row, 'aim' | 'isMet' | 'givenUp'> {
  if (!aim) return { aim: null, isMet: null };
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = aim;
  const bounds = [
    ...(aim.atLeast === undefined ? [] : [`≥ ${aim.atLeast}`]),
    ...(aim.atMost === undefined ? [] : [`≤ ${aim.atMost}`]),
  ];
  const measured = aim.against === undefined ? ` (${short(value)})` : '';
  return {
    aim: `${name}${bounds.join(', ')} ${unit}${measured}`,
    isMet: value >= atLeast && value <= atMost,
    givenUp: aim.givenUp,
  };
}

const inUnit = ({ median, low, high }: Spread, unit: Unit): string =>
  low === high ? `${short(median)} ${unit}` : `${short(median)} ${unit} (${short(low)} to ${short(high)})`;

/** Formats a number with three significant digits. */
const short = (value: number): string =>
  value >= 1_000 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)));

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
