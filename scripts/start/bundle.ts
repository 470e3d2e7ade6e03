import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BuildError, server } from '../shared/build.ts';
import { buildWithMessage } from './build-with-message.ts';
import type * as entry from './start.ts';

/**
 * Bundles the server if the bundle is stale, and starts the bundle, which loads much faster than the sources and
 * packages (docs/decisions/030-start.md). If the server does not build, prints the reason and sets exit code 1.
 */
export async function startBundle(words: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  try {
    await buildWithMessage('server', server);
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    console.error(`The server does not build: fix this and start again. ${error.message}`);
    process.exitCode = 1;
    return;
  }
  const { href } = pathToFileURL(join(server.folder, 'start.js'));
  const { start } = (await import(href)) as typeof entry;
  await start(words, environment);
}
