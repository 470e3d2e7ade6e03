import { sumOf } from './listener.ts';
import { type Place, withServers } from './place.ts';
import { onPostgres, type Postgres } from './postgres.ts';
import type { LoadSettings, Outcome, Scenario } from './scenario.ts';
import { ended, withSetup } from './setup.ts';
import { acknowledgedMore, inRounds, refusedMore } from './under-load.ts';

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
  const { rounds, clients } = settings;
  const server = await place.start();
  return withSetup(server.port, async (setup) => {
    const { doneUnanswered, listeners } = await inRounds(setup, settings, {
      expect: { refusals: [away] },
      happen: async (round) => {
        await postgres.stop(round % 2 === 0 ? 'fast' : 'immediate');
        await refusedMore(setup, away, refusals);
        await postgres.start();
        await acknowledgedMore(setup, creationsAfter);
      },
    });
    await ended(setup, server);
    return {
      rounds: `${rounds}, stopped properly and as by a crash in turn, ${clients} calls at a time`,
      'loans acknowledged': `${setup.acknowledged}, all looked up after each round`,
      'refused while it was away': setup.setbacks(),
      'events heard': `${sumOf(listeners, 'heard')} by ${listeners.length} listeners, none missed; they tried ${sumOf(listeners, 'reconnects')} times to connect`,
      'creations without an answer': `${doneUnanswered} had been done; the same key made each once`,
    };
  });
}
