import { startServer } from '../../../mock-server/app/server.ts';
import { readSettings } from '../../../mock-server/app/settings/settings.ts';
import { specification } from '../start/specification.ts';
import { buildWhenStale, mockConsole } from '../../build/build.ts';
import { refusalOf } from '../start/refusal.ts';

// Builds the console and starts the mock server for `npm run dev`. Vite serves the SPA.

try {
  const { settings } = readSettings(process.env);
  await buildWhenStale(mockConsole);
  const own = {
    host: '127.0.0.1',
    consoleRoot: mockConsole.folder,
    specification: specification({
      closed: 'npm run dev shows the specification only: use npm start.',
      repository: null,
    }),
  };
  await startServer({ ...settings, ...own });
  console.log('ready');
} catch (error) {
  const refusal = refusalOf(error);
  console.error(refusal ?? error);
  // Tells the parent process to stop, since a file change cannot fix the machine or the settings.
  if (refusal !== null) console.log('refused');
  process.exitCode = 1;
}
