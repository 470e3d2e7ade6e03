import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpointShapes } from '../contracts/schemas/endpoints.ts';
import { eventShapes } from '../contracts/schemas/events.ts';
import { mockShapes } from '../contracts/schemas/mock.ts';
import { architectureFindings, lineOf } from './architecture/architecture.ts';
import { driftOf, driftTable } from './architecture/drift.ts';
import { mutualImports } from './architecture/pairs.ts';
import { meetsOutside, patternsIn, patternsOfSchemas } from './patterns/patterns.ts';
import { slowPatterns } from './patterns/slow-patterns.ts';
import { filesUnder, root, sourceFolders } from './source-files.ts';

// The linter over what people write, the rules of the project that it does not know, and the time that regular
// expressions need. Each finding is one line. The table shows how the structure changes.

const written = [...sourceFolders, '*.ts', '*.mjs'];

const files = filesUnder(written)
  .filter((path) => /\.(?:tsx?|[cm]?js|css|feature)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const exposed = files.filter(({ path }) => meetsOutside(path)).map(patternsIn);
const findings = [
  ...architectureFindings(files),
  ...exposed.flatMap((file) => file.findings),
  ...(await slowPatterns([
    ...exposed.flatMap(({ patterns }) => patterns),
    ...patternsOfSchemas([endpointShapes, mockShapes, eventShapes]),
  ])),
].map(lineOf);
for (const finding of findings) console.log(finding);

const pairs = mutualImports(files, 'web');
for (const { folders, imports } of pairs)
  console.log([`${folders.join(' and ')} import each other`, ...imports].join('\n  '));
console.log(driftTable(driftOf(files, sourceFolders)).join('\n'));

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
