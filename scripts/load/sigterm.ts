import { sumOf } from './listener.ts';
import { onFile, type Place } from './place.ts';
import type { LoadSettings, Outcome, Scenario } from './scenario.ts';
import { stopServer, withSetup } from './setup.ts';
import { inRounds } from './under-load.ts';

export const sigterm: Scenario = {
  name: 'sigterm',
  promise: 'SIGTERM under load: accepted requests get their responses, none is cut, exit code 0',
  run: (settings) => onFile((place) => terminated(place, settings)),
};

/** Stops a server under load, restarts it and verifies the acknowledged creations, for several rounds. */
export async function terminated(place: Place, settings: Omit<LoadSettings, 'seconds'>): Promise<Outcome> {
  const { rounds, creations, clients } = settings;
  let server = await place.start();
  return withSetup(server.port, async (setup) => {
    const exits: number[] = [];
    const { createdWithoutResponse, listeners } = await inRounds(setup, settings, {
      expect: { unanswered: ['refused'] },
      disturb: async () => {
        const stopped = performance.now();
        await stopServer(setup, server);
        exits.push((performance.now() - stopped) / 1_000);
      },
      restore: async () => {
        server = await place.start();
        setup.client.port = server.port;
      },
    });
    const brokenStreams = sumOf(listeners, 'brokenStreams');
    if (createdWithoutResponse > 0)
      setup.faults.add('creations without a response', String(createdWithoutResponse));
    if (brokenStreams > 0) setup.faults.add('event streams cut instead of ended', String(brokenStreams));
    return {
      rounds: `${rounds}, each after at most ${creations} acknowledged creations, ${clients} requests at a time`,
      'loans acknowledged': `${setup.acknowledged}, all looked up after each restart`,
      'failed requests': setup.failedRequests(),
      'from SIGTERM to exit 0': `${Math.max(...exits).toFixed(2)} s at most`,
      'event streams': `${listeners.length} open in each round, ${brokenStreams} cut instead of ended`,
    };
  });
}
