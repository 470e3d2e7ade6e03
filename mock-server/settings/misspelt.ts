import { closest, distance } from 'fastest-levenshtein';

/** Names that other programs do not begin with: whatever begins so is meant for this server. */
const ownBeginnings = ['UPSTREAM_', 'MOCK_'];

/** A shorter name is too easily near to one of another program, such as HOME to HOST. */
const shortestName = 6;

/** Letters that may be wrong. */
const mostWrong = 2;

/** A line for each variable that is no setting but looks as if it was meant for one. */
export function misspelt(
  environment: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): string[] {
  return Object.keys(environment)
    .filter((name) => name.length >= shortestName && !names.includes(name))
    .flatMap((name) => {
      const nearest = closest(name.toUpperCase(), names);
      const isMeant = ownBeginnings.some((beginning) => name.startsWith(beginning));
      if (distance(nearest, name.toUpperCase()) > mostWrong && !isMeant) return [];
      return [`${name} is no setting and does nothing. Did you mean ${nearest}?`];
    });
}
