import { startSettings } from './start/settings.ts';

// Exit code 0 when the server of this machine says that it is ready, else 1 with the reason. For health checks of
// containers, which have no curl.

const path = '/api/configuration';
const patience = 2_000;

try {
  const { port } = startSettings(process.env);
  const answer = await fetch(`http://localhost:${port}${path}`, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
