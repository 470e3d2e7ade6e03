import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startServer } from '../../../mock-server/app/server.ts';
import { readSettings } from '../../../mock-server/app/settings/settings.ts';

// Starts the server like `npm start`, with the settings of the environment, but without building the SPA.

/** Memory and processor time of a server. */
export interface Usage {
  /** Memory in use after a garbage collection, in megabytes. */
  readonly inUse: number;
  /** Memory of the process, which also has freed pages, in megabytes. */
  readonly resident: number;
  /** Processor time since the start, in seconds. */
  readonly processorSeconds: number;
}

// The pipe closes when the parent process ends. The server then ends too.
process.stdin.on('end', () => process.exit(1)).resume();
if ('unref' in process.stdin) process.stdin.unref();

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const usage: Usage = {
    inUse: (heapUsed + external) / 2 ** 20,
    resident: rss / 2 ** 20,
    processorSeconds: (user + system) / 1e6,
  };
  console.log(`usage: ${JSON.stringify(usage)}`);
});

const { settings } = readSettings(process.env);
const { url } = await startServer({ ...settings, limits: settings });
console.log(`ready: ${url}`);
