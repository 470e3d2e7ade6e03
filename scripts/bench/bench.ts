/** Topics of the benchmark: `npm run bench -- worlds throughput` runs some of them. */
export type Topic =
  | 'throughput'
  | 'worlds'
  | 'start-up'
  | 'lists'
  | 'browser'
  | 'menu'
  | 'create'
  | 'sizes'
  | 'suites';

/** What the values are, and so how they are shown. */
export type Unit = 'requests/s' | 'µs' | 'ms' | 's' | 'kB';

/** One measured value. The nth samples of all subjects were taken in the same round, side by side. */
export interface Sample {
  /** Who was measured: `ours` of the bench, or what it is compared with. */
  readonly subject: string;
  readonly value: number;
}

/** A subject that could not be measured, and why. */
export interface Absence {
  readonly subject: string;
  readonly absent: string;
}

/** What a figure should be: a ratio to another subject of the same run, or a value of its own. */
export interface Aim {
  /** The subject that ours is divided by; without one the value itself counts. */
  readonly against?: string;
  /** Which value of ours counts where no other subject does: 0.5 is the median, 0.95 what one in twenty exceeds. */
  readonly quantile?: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

export interface BenchSettings {
  /** Fewer and shorter rounds, to see that all runs. The figures mean little. */
  readonly isQuick: boolean;
  /** Includes what takes minutes to prepare: a million loans. */
  readonly isLarge: boolean;
  /** Includes the peers, which are installed when they are missing. */
  readonly withPeers: boolean;
}

/** One benchmark. A further subject, such as a peer, is one more name among its samples. */
export interface Bench {
  readonly topic: Topic;
  readonly name: string;
  readonly unit: Unit;
  /** The subject that the table is about. */
  readonly ours: string;
  readonly aims?: readonly Aim[];
  run(settings: BenchSettings): AsyncIterable<Sample | Absence>;
}

/** Makes benches whose values all come from the same rounds: they are measured once. */
export function benchesOf<Round extends { readonly subject: string }>(
  common: Pick<Bench, 'topic' | 'ours'>,
  measure: (settings: BenchSettings) => Promise<readonly Round[]>,
) {
  let rounds: Promise<readonly Round[]> | undefined;
  return (
    details: Pick<Bench, 'name' | 'unit' | 'aims'>,
    valuesOf: (round: Round) => readonly number[],
  ): Bench => ({
    ...common,
    ...details,
    async *run(settings): AsyncGenerator<Sample> {
      rounds ??= measure(settings);
      for (const round of await rounds) {
        for (const value of valuesOf(round)) yield { subject: round.subject, value };
      }
    },
  });
}

/** A bench that cannot run here says why and is left out. */
export class CannotMeasure extends Error {
  override readonly name = 'CannotMeasure';
}
