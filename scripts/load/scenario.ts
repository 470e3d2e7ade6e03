/** Settings of the command. */
export interface LoadSettings {
  /** Seed of all random choices. */
  readonly seed: number;
  /** Duration of the scenario `worlds`, in seconds. */
  readonly seconds: number;
  /** Number of worlds. */
  readonly worlds: number;
  /** Number of users who work at the same time. */
  readonly clients: number;
  /** Number of rounds; each stops or kills a server under load. */
  readonly rounds: number;
  /** Maximum number of acknowledged creations before a server is stopped or killed. The seed determines each number. */
  readonly creations: number;
}

/** The result of a scenario. */
export interface Outcome {
  /** Counts and measurements, by name. */
  readonly figures: Readonly<Record<string, string>>;
  /** One line for each loss or failure. */
  readonly faults: readonly string[];
}

/** A scenario that puts a server under load. */
export interface Scenario {
  readonly name: string;
  /** The promise that the scenario checks, in one line. */
  readonly promise: string;
  run(settings: LoadSettings): Promise<Outcome>;
}

/** A scenario cannot run on this machine. The message gives the reason. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}
