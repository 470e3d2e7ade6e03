import recheck from 'recheck/package.json' with { type: 'json' };
import type { Finding } from '../architecture/files.ts';
import type { Pattern } from '../patterns/patterns.ts';
import { slowPatterns } from '../patterns/slow-patterns.ts';
import { notePassed, passedBefore } from './passed.ts';

const check = `recheck-${recheck.version}`;

/** Returns the slow patterns. Skips patterns that this version of recheck has already found fast. */
export async function newSlowPatterns(patterns: readonly Pattern[]): Promise<Finding[]> {
  const passed = passedBefore(check);
  const findings = await slowPatterns(patterns.filter((pattern) => !passed.has(literalOf(pattern))));
  if (findings.length === 0) notePassed(check, patterns.map(literalOf));
  return findings;
}

const literalOf = ({ source, flags }: Pattern): string => `/${source}/${flags}`;
