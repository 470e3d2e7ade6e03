import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startServer } from '../../mock-server/server.ts';
import { readSettings } from '../../mock-server/settings/settings.ts';

// Starts the server like `npm start`, with the settings of the environment, but without building the SPA.

// The pipe closes when the parent process ends. The server then ends too.
process.stdin.on('end', () => process.exit(1)).resume();
if ('unref' in process.stdin) process.stdin.unref();

// Prints the memory in use after a garbage collection. The resident memory also counts freed pages.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  console.log(`in use: ${heapUsed + external}`);
});

const { settings } = readSettings(process.env);
const { url } = await startServer({ ...settings, limits: settings });
console.log(`ready: ${url}`);
