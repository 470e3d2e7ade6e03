import type { Aim, Bench, Sample, Unit } from './bench.ts';
import { bySubject, quantile, ratios, type Spread, spreadOf } from './statistics.ts';

/** One line of the table: ours next to one other subject, or alone. */
export interface Row {
  readonly bench: string;
  readonly unit: Unit;
  readonly ours: Spread;
  /** How often each subject was measured. */
  readonly rounds: number;
  readonly floor: (Spread & { readonly name: string }) | null;
  readonly ratio: Spread | null;
  readonly aim: string | null;
  /** Null where nothing was aimed at. */
  readonly isMet: boolean | null;
}

/**
 * The rows of one bench: one for each subject that ours is compared with, in the order in which they were measured, or one for ours
 * alone; and one for each aim about ours alone.
 *
 * @throws {RangeError} when a subject that is needed was not measured
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

/** The rows as cells in words, the heading first. */
export const cellsOf = (rows: readonly Row[]): string[][] => [
  ['', 'ours', 'compared with', '', 'ratio', 'aim', ''],
  ...rows.map(({ bench, unit, ours, floor, ratio, aim, isMet }) => [
    bench,
    inUnit(ours, unit),
    floor?.name ?? '',
    floor ? inUnit(floor, unit) : '',
    ratio ? `${short(ratio.median)} (${short(ratio.low)} to ${short(ratio.high)})` : '',
    aim ?? '',
    isMet === null ? '' : isMet ? 'met' : 'missed',
  ]),
];

function judged(aim: Aim | undefined, value: number, unit: string, name = ''): Pick<Row, 'aim' | 'isMet'> {
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
  };
}

const inUnit = ({ median, low, high }: Spread, unit: Unit): string =>
  low === high ? `${short(median)} ${unit}` : `${short(median)} ${unit} (${short(low)} to ${short(high)})`;

/** Three digits that count, and no more. */
const short = (value: number): string =>
  value >= 1_000 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)));
