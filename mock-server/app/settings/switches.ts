import { parseArgs } from 'node:util';
import { closest } from 'fastest-levenshtein';
import { type AnySetting, type Environment, SettingsError } from './setting.ts';
import { settingsTable } from './settings.ts';

/** The settings that have an option of the command line, by the option's name: `data-file` for DATA_FILE. */
const switches: ReadonlyMap<string, AnySetting> = new Map(
  Object.values<AnySetting>(settingsTable)
    .filter(({ name }) => name !== settingsTable.environment.name)
    .map((described) => [described.name.toLowerCase().replaceAll('_', '-'), described]),
);

/**
 * Returns the environment with the settings of a command line added, such as `--port 0` for PORT.
 *
 * @throws {SettingsError} with a line for each unknown switch and each switch without a value
 */
export function withSwitches(words: readonly string[], environment: Environment): Environment {
  const options = Object.fromEntries([...switches.keys()].map((name) => [name, { type: 'string' } as const]));
  const { values, positionals } = parseArgs({ args: [...words], options, strict: false });
  const faults: string[] = [];
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const described = switches.get(name);
    if (described === undefined)
      faults.push(`There is no switch --${name}. Did you mean --${closest(name, [...switches.keys()])}?`);
    else if (typeof value !== 'string' || value.startsWith('--'))
      faults.push(`--${name} needs a value: give ${described.kind.words}.`);
    else given[described.name] = value;
  }
  // The value of an unknown switch is a positional, too.
  if (faults.length === 0)
    faults.push(...positionals.map((word) => `"${word}" belongs to no switch. --help lists the switches.`));
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  return { ...environment, ...given };
}

/** Returns the help of the command. Defaults are those of the environment. */
export function helpText(environment: Environment): string {
  const lines = [...switches].map(([name, { name: variable, kind, does, without, fallback }]) => {
    const value = (!kind.isSecret && environment[variable]) || (without ?? String(fallback));
    // Removes links, which are for docs/operators.md.
    const words = does.replace(/: see \[how\]\(\S+\)/, '');
    return `  --${name}\n      ${words}\n      Give ${kind.words}. Default: ${value}.\n`;
  });
  return `Starts the Threshold mock server with the product, and prints "ready: ADDRESS" when it accepts requests.

--help or -h prints this, --version or -v the version. Each other switch is also an environment variable: --data-file
is DATA_FILE.

${lines.join('\n')}
NODE_ENV is an environment variable only. docs/operators.md of the repository explains the settings.`;
}
