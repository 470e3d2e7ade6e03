import { startServer } from '../../../mock-server/app/server.ts';
import { readSettings } from '../../../mock-server/app/settings/settings.ts';

// Starts the server like `npm start`, with the settings of the environment, but without building the SPA.

// The pipe closes when the parent process ends. The server then ends too.
process.stdin.on('end', () => process.exit(1)).resume();
if ('unref' in process.stdin) process.stdin.unref();

const { settings } = readSettings(process.env);
const { url } = await startServer(settings);
console.log(`ready: ${url}`);
