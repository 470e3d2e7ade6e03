import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../shared/run.ts';
import { peersFolder } from './folder.ts';

const modules = join(peersFolder, 'node_modules');
/** Says which lock file the packages are of. */
const stamp = join(modules, '.threshold-installed');

/** Minutes that a slow registry may take. */
const patience = 10;

let installation: Promise<string | null> | undefined;

/** Installs the peers unless they are there; answers why they are not in the end, or null. */
export function installPeers(): Promise<string | null> {
  installation ??= install();
  return installation;
}

async function install(): Promise<string | null> {
  const lock = readFileSync(join(peersFolder, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return null;
  console.error('installing the peers to compare with (npm ci) …');
  const words = [
    'ci',
    '--prefix',
    peersFolder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { ok, output } = await run('npm', words, { seconds: patience * 60 });
  if (!ok) return `npm ci failed${codeIn(output)}: can the package registry be reached?`;
  writeFileSync(stamp, wanted);
  return null;
}

/** What npm calls the failure. The rest of its words names addresses. */
function codeIn(output: string): string {
  const [, code] = /npm (?:error|ERR!) code (\S+)/.exec(output) ?? [];
  return code === undefined ? '' : ` with ${code}`;
}
