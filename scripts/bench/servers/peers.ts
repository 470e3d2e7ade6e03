import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../shared/run.ts';
import { root } from '../../shared/source-files.ts';

/** The packages of the other products that mock an API: no part of the product, installed on demand. */
const packages = ['@mockoon/cli@9.9.0', '@stoplight/prism-cli@5.16.0', 'json-server@0.17.4'];

/** Folder of the installed packages, named after the versions. */
const folder = join(root, 'node_modules', '.cache', `peers-${packages.join('-').replaceAll(/\W+/g, '-')}`);

/** Path of the node_modules of the other products. */
export const peerModules = join(folder, 'node_modules');

/** Timeout of the installation, in minutes. */
const timeoutMinutes = 10;

/** Installs the other products if they are missing. Returns null, or the reason of a failure. */
export async function installPeers(): Promise<string | null> {
  // npm writes this file last.
  if (existsSync(join(peerModules, '.package-lock.json'))) return null;
  console.error('installing the peers to compare with (npm install) …');
  mkdirSync(folder, { recursive: true });
  const options = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const words = ['install', '--prefix', folder, ...options, ...packages];
  const { ok, output } = await run('npm', words, { seconds: timeoutMinutes * 60 });
  return ok ? null : `npm install failed${codeIn(output)}: can the package registry be reached?`;
}

/** Returns only the error code of npm's output, as in ` with E404`. The other lines contain addresses. */
function codeIn(output: string): string {
  const [, code] = /npm (?:error|ERR!) code (\S+)/.exec(output) ?? [];
  return code === undefined ? '' : ` with ${code}`;
}
