import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { productOperations } from '../contracts/operations/all.ts';
import { eventSchemas } from '../contracts/operations/events.ts';
import { mockOperations } from '../contracts/operations/mock.ts';
import { architectureFindings, lineOf } from './architecture/architecture.ts';
import { driftOf, driftTable } from './architecture/drift.ts';
import { importsOf } from './architecture/imports.ts';
import { forbiddenPairs } from './architecture/pairs.ts';
import { meetsOutside, patternsIn, patternsOfSchemas } from './patterns/patterns.ts';
import { slowPatterns } from './patterns/slow-patterns.ts';
import { filesUnder, root, sourceFolders, textOf } from './shared/source-files.ts';

// Runs the linter, the project's architecture rules and a check for slow regular expressions over all source files.
// Prints one line for each finding, and a table with figures of the structure.

const written = [...sourceFolders, '*.ts', '*.mjs'];

const files = filesUnder(written)
  .filter((path) => /\.(?:tsx?|[cm]?js|css|feature)$/.test(path))
  .map((path) => ({ path, text: textOf(path) }));
const imports = importsOf(files.filter(({ path }) => !/\.(?:css|feature)$/.test(path)));
const exposed = files.filter(({ path }) => meetsOutside(path)).map(patternsIn);
const findings = [
  ...architectureFindings(files, imports),
  ...exposed.flatMap((file) => file.findings),
  ...(await slowPatterns([
    ...exposed.flatMap(({ patterns }) => patterns),
    ...patternsOfSchemas([productOperations, mockOperations, eventSchemas]),
  ])),
].map(lineOf);
for (const finding of findings) console.log(finding);

const pairs = forbiddenPairs(imports);
for (const { folders, imports: rarer } of pairs)
  console.log([`${folders.join(' and ')} import each other`, ...rarer].join('\n  '));
console.log(driftTable(driftOf(files, imports, sourceFolders)).join('\n'));

const code = filesUnder(written).filter((path) => /\.(?:tsx?|[cm]?js)$/.test(path));
const oxlint = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/oxlint/bin/oxlint'),
    '--type-aware',
    '--deny-warnings',
    '--report-unused-disable-directives',
    '--format=unix',
    ...code,
  ],
  { cwd: root, encoding: 'utf8' },
);
if (oxlint.status !== 0) console.log((oxlint.stdout + oxlint.stderr).trim());
process.exitCode = findings.length === 0 && pairs.length === 0 && oxlint.status === 0 ? 0 : 1;
