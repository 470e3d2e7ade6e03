import recheck from 'recheck/package.json' with { type: 'json' };
import { productOperations } from '../../contracts/operations/all.ts';
import { eventSchemas } from '../../contracts/operations/events.ts';
import { mockOperations } from '../../contracts/operations/mock.ts';
import { architectureFindings, lineOf } from './architecture/architecture.ts';
import type { Finding } from '../shared/source-file.ts';
import { importsOf } from '../shared/imports.ts';
import { forbiddenPairs, roomLines } from './architecture/directions.ts';
import { lint } from './lint/oxlint.ts';
import { notePassed, passedBefore } from './lint/passed.ts';
import {
  meetsOutside,
  type Pattern,
  patternsIn,
  patternsOfSchemas,
  slowPatterns,
} from './patterns/patterns.ts';
import { filesUnder, sourceFolders, textOf } from '../shared/source-files.ts';

// Runs the linter, the project's architecture rules and a check for slow regular expressions over all source files.
// Prints the rooms with what they import, and one line for each finding.

const files = filesUnder([...sourceFolders, '*.ts', '*.mjs'])
  .filter((path) => /\.(?:tsx?|[cm]?js|css|feature)$/.test(path))
  .map((path) => ({ path, text: textOf(path) }));
const code = files.filter(({ path }) => !/\.(?:css|feature)$/.test(path));
const imports = importsOf(code);
// The linter runs in a separate process, at the same time as the other checks.
const linted = lint(code, imports);
const exposed = files.filter(({ path }) => meetsOutside(path)).map(patternsIn);
const findings = [
  ...architectureFindings(files, imports),
  ...exposed.flatMap((file) => file.findings),
  ...(await newSlowPatterns([
    ...exposed.flatMap(({ patterns }) => patterns),
    ...patternsOfSchemas([productOperations, mockOperations, eventSchemas]),
  ])),
].map(lineOf);
for (const line of [...roomLines(imports), ...findings]) console.log(line);

const pairs = forbiddenPairs(imports);
for (const { folders, imports: rarer } of pairs)
  console.log([`${folders.join(' and ')} import each other`, ...rarer].join('\n  '));

const reported = await linted;
if (reported !== null) console.log(reported);
process.exitCode = findings.length === 0 && pairs.length === 0 && reported === null ? 0 : 1;

/** Returns the slow patterns. Skips patterns that this version of recheck has already found fast. */
async function newSlowPatterns(patterns: readonly Pattern[]): Promise<Finding[]> {
  const check = `recheck-${recheck.version}`;
  const literalOf = ({ source, flags }: Pattern): string => `/${source}/${flags}`;
  const passed = passedBefore(check);
  const slow = await slowPatterns(patterns.filter((pattern) => !passed.has(literalOf(pattern))));
  if (slow.length === 0) notePassed(check, patterns.map(literalOf));
  return slow;
}
