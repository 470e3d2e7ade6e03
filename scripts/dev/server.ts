import { startServer } from '../../mock-server/server.ts';
import { readSettings } from '../../mock-server/settings/settings.ts';
import { specification } from '../spec/specification.ts';
import { refusalOf } from '../start/refusal.ts';

// The mock server of `npm run dev`, without the SPA, which Vite serves.

try {
  const { settings } = readSettings(process.env);
  const own = { host: '127.0.0.1', limits: settings, specification: specification() };
  await startServer({ ...settings, ...own });
  console.log('listening');
} catch (error) {
  const refusal = refusalOf(error);
  console.error(refusal ?? error);
  // No change of a file fixes the machine or the settings.
  if (refusal !== null) console.log('refused');
  process.exitCode = 1;
}
