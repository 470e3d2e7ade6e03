import { ArgumentsError, positive, readArguments } from '../shared/arguments.ts';

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

const options = {
  seed: { type: 'string', default: '1' },
  seconds: { type: 'string', default: '60' },
  worlds: { type: 'string', default: '1000' },
  clients: { type: 'string', default: '32' },
  rounds: { type: 'string', default: '5' },
  creations: { type: 'string', default: '120' },
} as const;

/** Parses names of scenarios, and options such as `--seconds 10`. @throws {ArgumentsError} */
export function chooseScenarios(known: readonly string[], words: readonly string[]) {
  const usage = `Scenarios: ${known.join(', ')}. Options: --${Object.keys(options).join(', --')}, each with a number.`;
  const { values, positionals } = readArguments(words, { options, allowPositionals: true }, usage);
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new ArgumentsError(`There is no scenario ${unknown}. ${usage}`);
  const settings: LoadSettings = {
    seed: positive('seed', values.seed),
    seconds: positive('seconds', values.seconds),
    worlds: positive('worlds', values.worlds),
    clients: positive('clients', values.clients),
    rounds: positive('rounds', values.rounds),
    creations: positive('creations', values.creations),
  };
  return { names: positionals, settings };
}
