import { parseSync } from 'vite';
import type { Finding, SourceFile } from '../../shared/source-file.ts';
import { check } from 'recheck';

/** A regular expression in the sources. */
export interface Pattern {
  readonly path: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

/** The patterns of a file, and a finding for each pattern that is created at run time. */
interface PatternsOfFile {
  readonly patterns: readonly Pattern[];
  readonly findings: readonly Finding[];
}

/** Returns the patterns in JSON Schemas, without duplicates, with the flag u, which Ajv uses. */
export function patternsOfSchemas(schemas: unknown): Pattern[] {
  const sources = new Set<string>();
  JSON.stringify(schemas, (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') sources.add(value);
    if (key === 'patternProperties') for (const source of Object.keys(value as object)) sources.add(source);
    return value;
  });
  return [...sources].map((source) => ({ path: 'contracts/operations', line: 1, source, flags: 'u' }));
}

/** Returns true for files of client, server and contracts, whose patterns may match untrusted texts; false for tests. */
export const meetsOutside = (path: string): boolean =>
  /^(?:contracts|web|mock-server)\/.*\.(?:tsx?|[cm]?js)$/.test(path) &&
  !/(?:\.test|-testing|\/arbitrary|\/hostile)\.ts$|^mock-server\/test\//.test(path);

/**
 * Returns the regular expression literals of a file, and findings for those that are created at run time.
 *
 * @throws {Error} if the file cannot be parsed
 */
export function patternsIn({ path, text }: SourceFile): PatternsOfFile {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const patterns: Pattern[] = [];
  const findings: Finding[] = [];
  const lineOf = ({ start }: Node): number => text.slice(0, start).split('\n').length;
  visit(program, (node) => {
    const { regex, callee } = node;
    if (regex) patterns.push({ path, line: lineOf(node), source: regex.pattern, flags: regex.flags });
    if (callee?.name === 'RegExp') findings.push({ path, line: lineOf(node), message: madeAtRunTime });
  });
  return { patterns, findings };
}

const madeAtRunTime = 'creates a regular expression at run time: write a literal, so that lint can check it';

/** The used properties of a node of the syntax tree. */
interface Node {
  readonly start: number;
  readonly name?: string;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly callee?: Node;
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && 'start' in value) look(value as Node);
  for (const part of Object.values(value)) visit(part, look);
}

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
