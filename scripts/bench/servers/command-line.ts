import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { peerModules } from './peers.ts';

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
  const folder = process.env['BENCH_FOLDER'];
  if (folder === undefined) throw new Error('BENCH_FOLDER is not set');
  const path = join(folder, `${peer}.json`);
  writeFileSync(path, JSON.stringify(content));
  return path;
}
