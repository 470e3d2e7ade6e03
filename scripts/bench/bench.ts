/** Topics of the benchmarks: `npm run bench -- worlds throughput` runs two of them. */
export type Topic = 'throughput' | 'worlds' | 'start-up' | 'lists' | 'browser' | 'create';

/** Unit of the values. */
export type Unit = 'requests/s' | 'µs' | 'ms' | 's' | 'kB';

/** One measured value. The nth samples of all subjects belong to the same round. */
export interface Sample {
  /** Name of the measured program: `ours` of the benchmark, or a program that `ours` is compared with. */
  readonly subject: string;
  readonly value: number;
}

/** A subject that could not be measured, with the reason. */
export interface Absence {
  readonly subject: string;
  readonly absent: string;
}

/** The aim of a figure: a ratio to another subject of the same run, or an absolute value. */
export interface Aim {
  /** The subject by which the value is divided; undefined for an absolute value. */
  readonly against?: string;
  /** Quantile of an absolute value: 0.5 is the median. */
  readonly quantile?: number;
  readonly atLeast?: number;
  readonly atMost?: number;
  /** The decision that gave the aim up, such as `031-create` for docs/decisions/031-create.md. */
  readonly givenUp?: string;
}

export interface BenchSettings {
  /** True for fewer and shorter rounds, to check that the benchmarks run. Their figures are not reliable. */
  readonly isQuick: boolean;
  /** True to measure worlds with 100,000 loans too. Their preparation takes some time. */
  readonly isLarge: boolean;
  /** True to measure the other products too. Missing products are installed. */
  readonly withPeers: boolean;
}

/** One benchmark. It yields samples of all its subjects. */
export interface Bench {
  readonly topic: Topic;
  readonly name: string;
  readonly unit: Unit;
  /** Name of the subject that is compared with the others. */
  readonly ours: string;
  readonly aims?: readonly Aim[];
  run(settings: BenchSettings): AsyncIterable<Sample | Absence>;
}

/** Creates benchmarks that share the same rounds, so that the rounds are measured only once. */
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

/** A benchmark cannot run on this machine and is left out. The message gives the reason. */
export class CannotMeasure extends Error {
  override readonly name = 'CannotMeasure';
}

const endings = new Set<() => Promise<void>>();

/** Registers clean-up work, which `end` runs after all benchmarks. The same function is registered only once. */
export function atEnd(work: () => Promise<void>): void {
  endings.add(work);
}

/** Runs the registered clean-up work, the newest first. */
export async function end(): Promise<void> {
  const all = [...endings].toReversed();
  endings.clear();
  for (const work of all) await work();
}
