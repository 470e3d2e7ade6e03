import { audit } from './audit.ts';
import { gather } from './crowd.ts';
import { listenersIn, sumOf } from './listener.ts';
import { ended, onStage } from './on-stage.ts';
import { withServers, type Place } from './place.ts';
import { onPostgres, type Postgres } from './postgres.ts';
import type { LoadSettings, Outcome, Scenario } from './scenario.ts';
import { acknowledgedMore, fewWorlds, refusedMore, underLoad } from './under-load.ts';

/** What calls are refused with while the database is away. */
const away = 'store-unavailable';

/** Refusals before the database comes back, and creations acknowledged after it. */
const refusals = 60;
const creationsAfter = 40;

export const restartPostgres: Scenario = {
  name: 'restart-postgres',
  promise:
    'PostgreSQL stopped and started underneath: 503 by name in between, then all goes on and nothing is lost',
  run: (settings) =>
    onPostgres((postgres) =>
      withServers({ DATABASE_URL: postgres.url }, (place) => restarted(postgres, place, settings)),
    ),
};

async function restarted(postgres: Postgres, place: Place, settings: LoadSettings): Promise<Outcome> {
  const { seed, clients, rounds, creations } = settings;
  const server = await place.start();
  return onStage(server.port, async (stage) => {
    const { people, noteBase } = await gather(stage, fewWorlds, clients);
    const listeners = listenersIn(people);
    for (const listener of listeners) await listener.reconnect();
    let doneUnanswered = 0;
    for (let round = 0; round < rounds; round += 1) {
      await underLoad(stage, {
        people,
        clients,
        creations,
        seed: seed + round,
        expect: { refusals: [away] },
        happen: async () => {
          await postgres.stop(round % 2 === 0 ? 'fast' : 'immediate');
          await refusedMore(stage, away, refusals);
          await postgres.start();
          await acknowledgedMore(stage, creationsAfter);
        },
      });
      doneUnanswered += (await audit(people, { clients, noteBase, again: true })).doneUnanswered;
    }
    for (const listener of listeners) listener.end();
    await ended(stage, server);
    return {
      rounds: `${rounds}, stopped properly and as by a crash in turn, ${clients} calls at a time`,
      'loans acknowledged': `${stage.acknowledged}, all looked up after each round`,
      'refused while it was away': stage.setbacks(),
      'events heard': `${sumOf(listeners, 'heard')} by ${listeners.length} listeners, none missed; they tried ${sumOf(listeners, 'reconnects')} times to connect`,
      'creations without an answer': `${doneUnanswered} had been done; the same key made each once`,
    };
  });
}
