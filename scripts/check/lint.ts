import { join } from 'node:path';
import { productOperations } from '../../contracts/operations/all.ts';
import { eventSchemas } from '../../contracts/operations/events.ts';
import { mockOperations } from '../../contracts/operations/mock.ts';
import { run } from '../shared/run.ts';
import { lineOf } from '../shared/source-file.ts';
import { filesUnder, root, sourceFolders, textOf } from '../shared/source-files.ts';
import { habitFindings } from './architecture/habits.ts';
import { importFindings } from './architecture/imports.ts';
import { bareTexts } from './lint/bare-texts.ts';
import { meetsOutside, patternsIn, patternsOfSchemas, slowPatterns } from './patterns/patterns.ts';

// Runs oxlint, the rules of imports, and the checks that neither can express, over all source files. Prints one line for
// each finding.

const files = filesUnder([...sourceFolders, '*.ts', '*.mjs'])
  .filter((path) => /\.(?:tsx?|[cm]?js|css|feature)$/.test(path))
  .map((path) => ({ path, text: textOf(path) }));
// The linter runs in a separate process, at the same time as the other checks.
const linted = run(
  process.execPath,
  [
    join(root, 'node_modules/oxlint/bin/oxlint'),
    '--type-aware',
    '--deny-warnings',
    '--report-unused-disable-directives',
    '--format=unix',
    ...files.flatMap(({ path }) => (/\.(?:css|feature)$/.test(path) ? [] : [path])),
  ],
  { seconds: 600 },
);
const exposed = files.filter(({ path }) => meetsOutside(path)).map(patternsIn);
const findings = [
  ...files.flatMap(habitFindings),
  ...bareTexts(files.filter(({ path }) => path.endsWith('.tsx'))),
  ...exposed.flatMap((file) => file.findings),
  ...(await slowPatterns([
    ...exposed.flatMap(({ patterns }) => patterns),
    ...patternsOfSchemas([productOperations, mockOperations, eventSchemas]),
  ])),
].map(lineOf);
findings.push(...(await importFindings()));
const { ok, output } = await linted;
if (!ok) findings.push(output.trim());
for (const line of findings) console.log(line);
process.exitCode = findings.length === 0 ? 0 : 1;
