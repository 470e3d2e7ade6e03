import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../shared/run.ts';
import { root } from '../../shared/source-files.ts';
import { subscribe } from 'node:diagnostics_channel';
import type { AddressInfo, Server } from 'node:net';
import { pathToFileURL } from 'node:url';

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

/**
 * Runs the command of another product in this process, so that its CPU time can be measured.
 *
 * @param file path of the command, relative to the node_modules of the peers
 * @param words arguments of the command
 * @returns the port on which the command listens
 */
export async function runCommandLine(file: string, words: readonly string[]): Promise<number> {
  const listening = new Promise<Server>((resolve) =>
    subscribe('tracing:net.server.listen:asyncEnd', (message) =>
      resolve((message as { server: Server }).server),
    ),
  );
  const path = join(peerModules, file);
  process.argv.splice(1, process.argv.length, path, ...words);
  await import(pathToFileURL(path).href);
  const server = await listening;
  return (server.address() as AddressInfo).port;
}

/** Writes a JSON file for another product. The parent process removes the file. @returns its path */
export function writtenFor(peer: string, content: unknown): string {
  const ownFolder = process.env['BENCH_FOLDER'];
  if (ownFolder === undefined) throw new Error('BENCH_FOLDER is not set');
  const path = join(ownFolder, `${peer}.json`);
  writeFileSync(path, JSON.stringify(content));
  return path;
}
