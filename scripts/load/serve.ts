import { startServer } from '../../mock-server/server.ts';
import { readSettings } from '../../mock-server/settings/settings.ts';

// The server as `npm start` starts it, with its settings from the environment and without the SPA's build.

// Whoever started it is gone when its end of the pipe is: nothing is left behind.
process.stdin.on('end', () => process.exit(1)).resume();
if ('unref' in process.stdin) process.stdin.unref();

const { settings } = readSettings(process.env);
const { url } = await startServer({ ...settings, limits: settings });
console.log(`ready: ${url}`);
