import { settingsTable } from '../../mock-server/settings/settings.ts';
import type { ServerProcess } from './server-process.ts';
import type { Outcome } from './scenario.ts';
import { Stage } from './stage.ts';
import { within } from './watchdog.ts';

/** What the server grants to calls under way, and what it needs to end, seconds. */
const grace = settingsTable.shutdown.fallback / 1_000 + 5;

/** A scenario's work on a stage: whatever goes wrong stands beside what had been noted before. */
export async function onStage(
  port: number,
  work: (stage: Stage) => Promise<Outcome['figures']>,
): Promise<Outcome> {
  const stage = new Stage(port);
  try {
    return { figures: await work(stage), faults: stage.faults.lines() };
  } catch (error) {
    return { figures: { setbacks: stage.setbacks() }, faults: [String(error), ...stage.faults.lines()] };
  } finally {
    stage.client.close();
  }
}

/** Tells a server to stop; it must end well. */
export async function ended(stage: Stage, server: ServerProcess): Promise<void> {
  server.signal('SIGTERM');
  const end = await within(grace, 'the server ends', server.ended);
  if (end !== 0) stage.faults.add('exit codes', String(end));
}
