import { ArgumentsError, positive, readArguments } from '../../shared/arguments.ts';

/** The settings of the command, with their defaults. */
const defaults = {
  /** Seed of all random choices. */
  seed: 1,
  /** Duration of the scenario `worlds`, in seconds. */
  seconds: 60,
  /** Number of worlds. */
  worlds: 1_000,
  /** Number of users who work at the same time. */
  clients: 32,
  /** Number of rounds; each stops or kills a server under load. */
  rounds: 5,
  /** Maximum number of acknowledged creations before a server is stopped or killed. The seed determines each number. */
  creations: 120,
};

export type LoadSettings = Readonly<typeof defaults>;

/** Parses names of scenarios, and options such as `--seconds 10`. @throws {ArgumentsError} */
export function chooseScenarios(known: readonly string[], words: readonly string[]) {
  const names = Object.keys(defaults);
  const usage = `Scenarios: ${known.join(', ')}. Options: --${names.join(', --')}, each with a number.`;
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
  const { values, positionals } = readArguments(words, { options, allowPositionals: true }, usage);
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new ArgumentsError(`There is no scenario ${unknown}. ${usage}`);
  const given = Object.entries(values).map(([name, value]) => [name, positive(name, String(value))]);
  return { names: positionals, settings: { ...defaults, ...Object.fromEntries(given) } as LoadSettings };
}
