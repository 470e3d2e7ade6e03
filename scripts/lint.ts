import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { architectureFindings, lineOf } from './architecture/architecture.ts';
import { filesUnder, root, sourceFolders } from './source-files.ts';

// The linter over what people write, then the house rules that it does not know. Each finding is one line.

const written = [...sourceFolders, '*.ts', '*.mjs'];

const files = filesUnder(written)
  .filter((path) => /\.(?:tsx?|[cm]?js|css|feature)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const findings = architectureFindings(files).map(lineOf);
for (const finding of findings) console.log(finding);

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
process.exitCode = findings.length === 0 && oxlint.status === 0 ? 0 : 1;
