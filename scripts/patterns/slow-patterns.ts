import { check } from 'recheck';
import type { Finding } from '../architecture/files.ts';
import type { Pattern } from './patterns.ts';

/**
 * Returns the patterns that need more than linear time for some text, by the library recheck. The result is exact for
 * regular patterns; for backreferences, look-arounds or large counts, recheck searches for a slow text.
 */
export async function slowPatterns(patterns: readonly Pattern[]): Promise<Finding[]> {
  // The first check alone starts recheck's process. Checks that run at the same time would each start one.
  const [first, ...others] = patterns;
  const verdicts = first ? [await verdictOn(first), ...(await Promise.all(others.map(verdictOn)))] : [];
  return patterns.flatMap(({ path, line }, index) => {
    const message = verdicts[index];
    return message === null || message === undefined ? [] : [{ path, line, message }];
  });
}

/**
 * Limits the search to three rounds, so that the result does not depend on the load of the machine. The timeout is far
 * above the time of a search. Three rounds find all slow patterns that this project has had, in a third of the time of
 * the default ten.
 */
const parameters = {
  timeout: 60_000,
  maxIteration: 3,
  incubationTimeout: null,
  attackTimeout: null,
} as const;

async function verdictOn({ source, flags }: Pattern): Promise<string | null> {
  const verdict = await check(source, flags, parameters);
  switch (verdict.status) {
    case 'safe':
      return null;
    case 'vulnerable':
      return `/${source}/ needs ${verdict.complexity.type} time for ${verdict.attack.pattern.slice(0, 100)}`;
    case 'unknown':
      return `/${source}/ cannot be judged (${verdict.error.kind}): make it simpler`;
  }
}
