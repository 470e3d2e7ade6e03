import type { LoadSettings, Scenario } from './scenario.ts';

/** The chosen scenarios and settings. */
export interface Chosen {
  readonly scenarios: readonly Scenario[];
  /** False if the command names no scenario: then all scenarios that can run are chosen. */
  readonly areNamed: boolean;
  readonly settings: LoadSettings;
}

/** The choice, or the reason why the arguments are refused. */
export type Choice = Chosen | { readonly refusal: string };

/** Default settings. */
export const usualSettings: LoadSettings = {
  seed: 1,
  seconds: 60,
  worlds: 1_000,
  clients: 32,
  rounds: 5,
  creations: 120,
};

/** Parses the arguments: names of scenarios, and options such as `--seconds 10`. */
export function chooseScenarios(scenarios: readonly Scenario[], words: readonly string[]): Choice {
  const known = scenarios.map(({ name }) => name).join(', ');
  const names: string[] = [];
  const settings: Record<string, number> = { ...usualSettings };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith('--')) {
      if (!scenarios.some(({ name }) => name === word)) {
        return { refusal: `There is no scenario ${word}: choose from ${known}.` };
      }
      names.push(word);
      continue;
    }
    const option = word.slice(2);
    if (!Object.hasOwn(usualSettings, option)) {
      const options = Object.keys(usualSettings).map((name) => `--${name}`);
      return { refusal: `There is no option ${word}: use ${options.join(', ')}, each with a number.` };
    }
    at += 1;
    const value = words[at] ?? '';
    if (!/^[1-9]\d{0,6}$/.test(value)) return { refusal: `${word} needs a whole number from 1.` };
    settings[option] = Number(value);
  }
  return {
    scenarios: names.length === 0 ? scenarios : scenarios.filter(({ name }) => names.includes(name)),
    areNamed: names.length > 0,
    settings: settings as unknown as LoadSettings,
  };
}
