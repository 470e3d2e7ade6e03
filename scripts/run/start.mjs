import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Bundles the server if the bundle is stale, and starts the bundle, which loads much faster than the sources and
// packages (docs/decisions/030-start.md). The bundle builds the SPA and the console, and prints personas and loans.
// `npm start -- --help` lists the switches. This file is JavaScript, and imports after the compile cache is enabled, so
// that Node does not load its TypeScript compiler.

enableCompileCache(join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compile'));
const { BuildError, buildWithMessage, server } = await import('../build/build.ts');
try {
  await buildWithMessage('server', server);
  const { start } = await import(pathToFileURL(join(server.folder, 'start.js')).href);
  await start(process.argv.slice(2), process.env);
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(`The server does not build: fix this and start again. ${error.message}`);
  process.exitCode = 1;
}
