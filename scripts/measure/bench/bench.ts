export interface BenchSettings {
  /** True for fewer and shorter rounds, to check that the benchmarks run. Their figures are not reliable. */
  readonly isQuick: boolean;
  /** True to measure the other products too. Missing products are installed. */
  readonly withPeers: boolean;
}

/** Measures the figures of a topic. */
export type Topic = (settings: BenchSettings) => Promise<readonly Figure[]>;

/** The measured values of a benchmark, and its aims. */
export interface Figure {
  readonly name: string;
  readonly unit: 'requests/s' | 'ms' | 'kB';
  /** The subject that is compared with the others. */
  readonly ours: string;
  readonly aims?: readonly Aim[];
  /** The values of each subject. The nth values of all subjects belong to the same round. */
  readonly values: Readonly<Record<string, readonly number[]>>;
}

/** The aim of a figure: a ratio to another subject of the same run, or an absolute value. */
export interface Aim {
  /** The subject by which the value is divided; undefined for an absolute value. */
  readonly against?: string;
  /** Quantile of an absolute value; default: the median. */
  readonly quantile?: number;
  readonly atLeast?: number;
  readonly atMost?: number;
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
