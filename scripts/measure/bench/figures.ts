/** The measured values of a benchmark. */
export interface Figure {
  readonly name: string;
  readonly unit: 'requests/s' | 'ms' | 'kB';
  /** The subject that is compared with the others. */
  readonly ours: string;
  /** The values of each subject. The nth values of all subjects belong to the same round. */
  readonly values: Readonly<Record<string, readonly number[]>>;
}

/**
 * Measures all subjects in each round. Each round begins with another subject. The first round is a warm-up.
 * @returns the measurements of each subject
 */
export async function inRounds<Subject, Measured>(
  rounds: number,
  subjects: Readonly<Record<string, Subject>>,
  measure: (subject: Subject) => Promise<Measured>,
): Promise<Record<string, Measured[]>> {
  const all = Object.entries(subjects);
  const measured: Record<string, Measured[]> = Object.fromEntries(all.map(([name]) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    const first = round % all.length;
    for (const [name, subject] of [...all.slice(first), ...all.slice(0, first)]) {
      const one = await measure(subject);
      if (round > 0) measured[name]?.push(one);
    }
  }
  return measured;
}

/** Returns one value, or several, of each measurement. */
export const valuesOf = <Measured>(
  measured: Readonly<Record<string, readonly Measured[]>>,
  read: (one: Measured) => number | readonly number[],
): Figure['values'] =>
  Object.fromEntries(Object.entries(measured).map(([name, all]) => [name, all.flatMap(read)]));

/** Returns a Markdown table with a row for each other subject of each figure, or one for a figure without others. */
export const tableOf = (figures: readonly Figure[]): string[] => [
  '| | ours | compared with | | ratio |',
  '|---|---|---|---|---|',
  ...figures.flatMap(({ name, unit, ours, values }) => {
    const own = values[ours] ?? [];
    const others = Object.entries(values).filter(([subject]) => subject !== ours);
    const rows = others.map(([subject, theirs]) => [
      subject,
      spreadOf(theirs, unit),
      spreadOf(ratios(own, theirs)),
    ]);
    return (rows.length > 0 ? rows : [['', '', '']]).map(
      (row) => `| ${[name, spreadOf(own, unit), ...row].join(' | ')} |`,
    );
  }),
];

/** Returns the median of some values, and the range of the middle nine tenths of them. */
function spreadOf(values: readonly number[], unit = ''): string {
  const [low = '', median = '', high = ''] = [0.05, 0.5, 0.95].map((part) => short(quantile(values, part)));
  return `${median} ${unit}`.trimEnd() + (low === high ? '' : ` (${low} to ${high})`);
}

/** Formats a number with three significant digits. */
const short = (value: number): string =>
  value >= 1_000 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)));

/** Returns a quantile, interpolated between neighbors. @param part from 0 to 1 */
function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (below === undefined || above === undefined) throw new RangeError('There are no values');
  return below + (above - below) * (place - Math.floor(place));
}

/** Divides our value of each round by the other one: a busy machine slows the whole round and keeps the ratio. */
const ratios = (ours: readonly number[], other: readonly number[]): number[] =>
  ours.map((value, round) => value / (other[round] ?? Number.NaN));
