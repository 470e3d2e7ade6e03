import { sumOf } from './listener.ts';
import { onFile, type Place } from './place.ts';
import type { LoadSettings, Outcome, Scenario } from './scenario.ts';
import { ended, withSetup } from './setup.ts';
import { inRounds } from './under-load.ts';

export const sigterm: Scenario = {
  name: 'sigterm',
  promise: 'SIGTERM under load: what was accepted is answered, nothing is cut in the middle, exit code 0',
  run: (settings) => onFile((place) => terminated(place, settings)),
};

/** A server is stopped under load, started again and compared with what it had acknowledged, several times. */
export async function terminated(place: Place, settings: Omit<LoadSettings, 'seconds'>): Promise<Outcome> {
  const { rounds, creations, clients } = settings;
  let server = await place.start();
  return withSetup(server.port, async (setup) => {
    const exits: number[] = [];
    const { doneUnanswered, listeners } = await inRounds(setup, settings, {
      expect: { unanswered: ['refused'] },
      happen: async () => {
        const stopped = performance.now();
        await ended(setup, server);
        exits.push((performance.now() - stopped) / 1_000);
      },
      restore: async () => {
        server = await place.start();
        setup.client.port = server.port;
      },
    });
    const brokenOff = sumOf(listeners, 'brokenOff');
    if (doneUnanswered > 0) setup.faults.add('creations done and not answered', String(doneUnanswered));
    if (brokenOff > 0) setup.faults.add('event streams cut instead of ended', String(brokenOff));
    return {
      rounds: `${rounds}, each after at most ${creations} acknowledged creations, ${clients} calls at a time`,
      'loans acknowledged': `${setup.acknowledged}, all looked up after each restart`,
      'calls refused': setup.setbacks(),
      'from SIGTERM to exit 0': `${Math.max(...exits).toFixed(2)} s at most`,
      'event streams': `${listeners.length} open in each round, ${brokenOff} cut instead of ended`,
    };
  });
}
