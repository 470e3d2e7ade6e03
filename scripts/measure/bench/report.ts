import type { Aim, Figure } from './bench.ts';

/** Returns the rows of the figures as a table in Markdown, with aligned columns. */
export function tableOf(figures: readonly Figure[]): string[] {
  const rows = [['', 'ours', 'compared with', '', 'ratio', 'aim', ''], ...figures.flatMap(rowsOf)];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const [heading = '', ...lines] = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  return [heading, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...lines];
}

/**
 * Returns the rows of a figure: one for each other subject, and one for each absolute aim. Without both, one row has
 * the absolute figure.
 *
 * @throws {RangeError} if a subject was not measured
 */
export function rowsOf({ name, unit, ours, aims = [], values }: Figure): string[][] {
  const own = values[ours] ?? [];
  const begin = [name, spreadOf(own, unit)];
  const compared = Object.entries(values)
    .filter(([subject]) => subject !== ours)
    .map(([subject, others]) => {
      const all = ratios(own, others);
      const aim = aims.find(({ against }) => against === subject);
      return [...begin, subject, spreadOf(others, unit), spreadOf(all), ...judged(aim, all, '×')];
    });
  const absolute = aims
    .filter(({ against }) => against === undefined)
    .map((aim) => [...begin, '', '', '', ...judged(aim, own, unit)]);
  const rows = [...compared, ...absolute];
  return rows.length > 0 ? rows : [[...begin, '', '', '', '', '']];
}

/** Returns the aim in words, and if the values meet it. */
function judged(
  aim: Aim | undefined,
  values: readonly number[],
  unit: string,
): [aim: string, verdict: string] {
  if (!aim) return ['', ''];
  const { against, quantile: part = 0.5, atLeast = Number.NEGATIVE_INFINITY, atMost } = aim;
  const value = quantile(values, part);
  const name = part === 0.5 ? '' : `p${part * 100} `;
  const bound = atMost === undefined ? `≥ ${atLeast}` : `≤ ${atMost}`;
  const isMet = atMost === undefined ? value >= atLeast : value <= atMost;
  const measured = against === undefined ? ` (${short(value)})` : '';
  return [`${name}${bound} ${unit}${measured}`, isMet ? 'met' : 'missed'];
}

/** Returns the median of some values, and the range of the middle nine tenths of them. */
function spreadOf(values: readonly number[], unit = ''): string {
  const [low = '', median = '', high = ''] = [0.05, 0.5, 0.95].map((part) => short(quantile(values, part)));
  return `${median} ${unit}`.trimEnd() + (low === high ? '' : ` (${low} to ${high})`);
}

/** Formats a number with three significant digits. */
const short = (value: number): string =>
  value >= 1_000 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)));

/** Returns a quantile, interpolated between neighbors. @param part from 0 to 1 */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (below === undefined || above === undefined) throw new RangeError('There are no values');
  return below + (above - below) * (place - Math.floor(place));
}

/**
 * Divides our value of each round by the other value. A busy machine slows the whole round and keeps the ratio.
 * @throws {RangeError} if the numbers of rounds differ
 */
export function ratios(ours: readonly number[], other: readonly number[]): number[] {
  if (ours.length !== other.length) throw new RangeError(`${ours.length} rounds against ${other.length}`);
  return ours.map((value, round) => value / (other[round] ?? Number.NaN));
}
