import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startServer } from '../../mock-server/server.ts';
import { readSettings } from '../../mock-server/settings/settings.ts';

// The server as `npm start` starts it, with its settings from the environment and without the SPA's build.

// The pipe closes when the parent process ends: nothing is left behind.
process.stdin.on('end', () => process.exit(1)).resume();
if ('unref' in process.stdin) process.stdin.unref();

// Memory that is really in use: what the system counts also has what could be given back.
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
