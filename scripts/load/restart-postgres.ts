import { sumOf } from './listener.ts';
import { type Place, withServers } from './place.ts';
import { onPostgres, type Postgres } from './postgres.ts';
import type { LoadSettings, Outcome, Scenario } from './scenario.ts';
import { stopServer, withSetup } from './setup.ts';
import { acknowledgedMore, inRounds, refusedMore } from './under-load.ts';

/** Problem code of requests while the database is stopped. */
const away = 'store-unavailable';

/** Number of refusals before the database is restarted, and of acknowledged creations after the restart. */
const refusals = 60;
const creationsAfter = 40;

export const restartPostgres: Scenario = {
  name: 'restart-postgres',
  promise:
    'PostgreSQL is stopped and restarted: requests get 503 store-unavailable in between, then succeed; nothing is lost',
  run: (settings) =>
    onPostgres((postgres) =>
      withServers({ DATABASE_URL: postgres.url }, (place) => restarted(postgres, place, settings)),
    ),
};

async function restarted(postgres: Postgres, place: Place, settings: LoadSettings): Promise<Outcome> {
  const { rounds, clients } = settings;
  const server = await place.start();
  return withSetup(server.port, async (setup) => {
    const { createdWithoutResponse, listeners } = await inRounds(setup, settings, {
      expect: { refusals: [away] },
      disturb: async (round) => {
        await postgres.stop(round % 2 === 0 ? 'fast' : 'immediate');
        await refusedMore(setup, away, refusals);
        await postgres.start();
        await acknowledgedMore(setup, creationsAfter);
      },
    });
    await stopServer(setup, server);
    return {
      rounds: `${rounds}, shut down and crashed by turns, ${clients} requests at a time`,
      'loans acknowledged': `${setup.acknowledged}, all looked up after each round`,
      'refused while PostgreSQL was stopped': setup.failedRequests(),
      'events received': `${sumOf(listeners, 'received')} by ${listeners.length} listeners, none missed; ${sumOf(listeners, 'reconnects')} attempts to connect again`,
      'creations without a response': `${createdWithoutResponse} had created a loan; repeating their keys created no second one`,
    };
  });
}
