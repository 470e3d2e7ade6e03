import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../shared/run.ts';
import { peersFolder } from './folder.ts';

const modules = join(peersFolder, 'node_modules');
/** File with the hash of the lock file from which the packages were installed. */
const stamp = join(modules, '.threshold-installed');

/** Timeout of the installation, in minutes. */
const timeoutMinutes = 10;

let installation: Promise<string | null> | undefined;

/** Installs the other products if they are missing. Returns null, or the reason of a failure. */
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
  const { ok, output } = await run('npm', words, { seconds: timeoutMinutes * 60 });
  if (!ok) return `npm ci failed${codeIn(output)}: can the package registry be reached?`;
  writeFileSync(stamp, wanted);
  return null;
}

/** Returns only the error code of npm's output, as in ` with E404`. The other lines contain addresses. */
function codeIn(output: string): string {
  const [, code] = /npm (?:error|ERR!) code (\S+)/.exec(output) ?? [];
  return code === undefined ? '' : ` with ${code}`;
}
