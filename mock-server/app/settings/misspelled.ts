import { closest, distance } from 'fastest-levenshtein';

/** Name prefixes that only environment variables of this server have. */
const ownBeginnings = ['UPSTREAM_', 'MOCK_'];

/** Minimum length of a checked name: short names of other programs resemble settings, as HOME resembles HOST. */
const shortestName = 6;

/** Maximum edit distance between a misspelled name and the setting. */
const mostWrong = 2;

/** Returns a warning for each variable whose name resembles that of a setting. */
export function misspelled(
  environment: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): string[] {
  return Object.keys(environment)
    .filter((name) => name.length >= shortestName && !names.includes(name))
    .flatMap((name) => {
      const nearest = closest(name.toUpperCase(), names);
      const isMeant = ownBeginnings.some((beginning) => name.startsWith(beginning));
      if (distance(nearest, name.toUpperCase()) > mostWrong && !isMeant) return [];
      return [`${name} is not a setting, so it has no effect. Did you mean ${nearest}?`];
    });
}
