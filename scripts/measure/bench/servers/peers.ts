import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../../shared/run.ts';
import { root } from '../../../shared/source-files.ts';
import { subscribe } from 'node:diagnostics_channel';
import type { AddressInfo, Server } from 'node:net';
import { pathToFileURL } from 'node:url';
import { benchFolder } from './ready.ts';

/** The packages of the other products that mock an API: no part of the product, installed on demand. */
const packages = ['@mockoon/cli@9.9.0', '@stoplight/prism-cli@5.16.0', 'json-server@0.17.4'];

/** Folder of the installed packages, named after the versions. */
const folder = join(root, 'node_modules', '.cache', `peers-${packages.join('-').replaceAll(/\W+/g, '-')}`);

/** Path of the node_modules of the other products. */
const peerModules = join(folder, 'node_modules');

/** Timeout of the installation, in minutes. */
const timeoutMinutes = 10;

/** Installs the other products if they are missing. @throws {Error} with the output of npm */
export async function installPeers(): Promise<void> {
  // npm writes this file last.
  if (existsSync(join(peerModules, '.package-lock.json'))) return;
  console.error('installing the peers to compare with (npm install) …');
  mkdirSync(folder, { recursive: true });
  const options = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const words = ['install', '--prefix', folder, ...options, ...packages];
  const { ok, output } = await run('npm', words, { seconds: timeoutMinutes * 60 });
  if (!ok) throw new Error(`npm install failed: can the package registry be reached?\n${output}`);
}

/**
 * Runs the command of another product in this process, so that its port is known.
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

/** Writes a JSON file for another product. @returns its path */
export function writtenFor(peer: string, content: unknown): string {
  const path = join(benchFolder(), `${peer}.json`);
  writeFileSync(path, JSON.stringify(content));
  return path;
}
