import { audit } from './audit.ts';
import { gather } from './crowd.ts';
import { listenersIn, sumOf } from './listener.ts';
import { onFile, type Place } from './place.ts';
import type { LoadSettings, Outcome, Scenario } from './scenario.ts';
import { ended, onStage } from './on-stage.ts';
import { fewWorlds, underLoad } from './under-load.ts';

export const sigterm: Scenario = {
  name: 'sigterm',
  promise: 'SIGTERM under load: what was accepted is answered, nothing is cut in the middle, exit code 0',
  run: (settings) => onFile((place) => terminated(place, settings)),
};

/** A server is told to stop under load, started again and held against what it had acknowledged, several times. */
export async function terminated(
  place: Place,
  { seed, clients, rounds, worlds, creations }: Omit<LoadSettings, 'seconds'>,
): Promise<Outcome> {
  let server = await place.start();
  return onStage(server.port, async (stage) => {
    const { people, noteBase } = await gather(stage, Math.min(worlds, fewWorlds), clients);
    const listeners = listenersIn(people);
    const exits: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const listener of listeners) await listener.reconnect();
      await underLoad(stage, {
        people,
        clients,
        creations,
        seed: seed + round,
        expect: { unanswered: ['refused'] },
        happen: async () => {
          const told = performance.now();
          await ended(stage, server);
          exits.push((performance.now() - told) / 1_000);
        },
      });
      server = await place.start();
      stage.client.port = server.port;
      const { doneUnanswered } = await audit(people, { clients, noteBase, again: true });
      if (doneUnanswered > 0) stage.faults.add('creations done and not answered', String(doneUnanswered));
    }
    const brokenOff = sumOf(listeners, 'brokenOff');
    if (brokenOff > 0) stage.faults.add('event streams cut instead of ended', String(brokenOff));
    for (const listener of listeners) listener.end();
    return {
      rounds: `${rounds}, each after at most ${creations} acknowledged creations, ${clients} calls at a time`,
      'loans acknowledged': `${stage.acknowledged}, all looked up after each restart`,
      'calls refused': stage.setbacks(),
      'from SIGTERM to exit 0': `${Math.max(...exits).toFixed(2)} s at most`,
      'event streams': `${listeners.length} open in each round, ${brokenOff} cut instead of ended`,
    };
  });
}
