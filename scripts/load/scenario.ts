/** What the command was asked for. */
export interface LoadSettings {
  /** Everything that is chosen at random follows from it. */
  readonly seed: number;
  /** How long the mixed work of `worlds` goes on, seconds. */
  readonly seconds: number;
  /** Worlds of the mixed work. */
  readonly worlds: number;
  /** How many users work at the same time. */
  readonly clients: number;
  /** How often a server is ended under load. */
  readonly rounds: number;
  /** How many creations at most are acknowledged before it is; the seed says how many. */
  readonly creations: number;
}

/** What a scenario came to. */
export interface Outcome {
  /** What was counted and measured, by its name. */
  readonly figures: Readonly<Record<string, string>>;
  /** What was lost or otherwise than it must be, a line each; none when all is well. */
  readonly faults: readonly string[];
}

/** One way to strain a server. */
export interface Scenario {
  readonly name: string;
  /** What must hold, in a line. */
  readonly promise: string;
  run(settings: LoadSettings): Promise<Outcome>;
}

/** A scenario that cannot run on this machine says why. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}
