import { startServer } from '../../mock-server/server.ts';
import { specification } from '../spec/specification.ts';
import { refusalOf } from '../start/refusal.ts';
import { startSettings } from '../start/settings.ts';

// The mock server of `npm run dev`, without the SPA, which Vite serves.

try {
  const { port, dataFile, upstream } = startSettings(process.env);
  await startServer({ host: '127.0.0.1', port, dataFile, upstream, specification: specification() });
  console.log('listening');
} catch (error) {
  const refusal = refusalOf(error);
  console.error(refusal ?? error);
  // No change of a file will mend what is wrong with the machine or the settings.
  if (refusal !== null) console.log('refused');
  process.exitCode = 1;
}
