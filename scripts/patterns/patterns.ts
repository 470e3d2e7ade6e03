import { parseSync } from 'vite';
import type { Finding, SourceFile } from '../architecture/files.ts';

/** A regular expression of the sources. */
export interface Pattern {
  readonly path: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

/** The patterns of a file, and where it makes one that cannot be read from its text. */
export interface PatternsOfFile {
  readonly patterns: readonly Pattern[];
  readonly findings: readonly Finding[];
}

/** The patterns of the JSON Schemas of the contracts, each once. Ajv gives them the flag u. */
export function patternsOfSchemas(schemas: unknown): Pattern[] {
  const sources = new Set<string>();
  JSON.stringify(schemas, (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') sources.add(value);
    if (key === 'patternProperties') for (const source of Object.keys(value as object)) sources.add(source);
    return value;
  });
  return [...sources].map((source) => ({ path: 'contracts/operations', line: 1, source, flags: 'u' }));
}

/** Whether the patterns of a file meet texts from outside: those of both sides and their contracts do, tests do not. */
export const meetsOutside = (path: string): boolean =>
  /^(?:contracts|web|mock-server)\/.*\.(?:tsx?|[cm]?js)$/.test(path) &&
  !/(?:\.test|[/-]testing|\/arbitrary|\/hostile)\.ts$/.test(path);

/**
 * Reads the regular expressions that a file writes as literals. One that is made at run time is a finding.
 *
 * @throws {Error} when the file cannot be parsed
 */
export function patternsIn({ path, text }: SourceFile): PatternsOfFile {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const patterns: Pattern[] = [];
  const findings: Finding[] = [];
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  visit(program, (node) => {
    const line = lineAt(node.start);
    if (node.regex) patterns.push({ path, line, source: node.regex.pattern, flags: node.regex.flags });
    if (node.callee?.name === 'RegExp') findings.push({ path, line, message: madeAtRunTime });
  });
  return { patterns, findings };
}

const madeAtRunTime = 'makes a regular expression at run time: write a literal, so that lint can check it';

/** As much of a node of the syntax tree as is looked at. */
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
