import { check } from 'recheck';
import type { Finding } from '../architecture/files.ts';
import type { Pattern } from './patterns.ts';

/**
 * The patterns that need more than linear time for some text, by recheck: exactly where a pattern is a regular one, by
 * searching for such a text where it has backreferences, look-arounds or large counts.
 */
export async function slowPatterns(patterns: readonly Pattern[]): Promise<Finding[]> {
  const verdicts = await Promise.all(patterns.map(verdictOn));
  return patterns.flatMap(({ path, line }, index) => {
    const message = verdicts[index];
    return message === null || message === undefined ? [] : [{ path, line, message }];
  });
}

/**
 * Limited by steps and not by time, so that a busy machine comes to the same verdict. Three rounds of the search find each
 * slow pattern that this project has had, in a third of the time that the usual ten take.
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
