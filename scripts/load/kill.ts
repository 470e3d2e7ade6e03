import { onFile, type Place, withServers } from './place.ts';
import { onPostgres } from './postgres.ts';
import type { LoadSettings, Outcome, Scenario } from './scenario.ts';
import { withSetup } from './setup.ts';
import { inRounds } from './under-load.ts';

export const killOnPostgres: Scenario = {
  name: 'kill-postgres',
  promise: 'kill -9 under load on PostgreSQL: every acknowledged loan exists once after the restart',
  run: (settings) =>
    onPostgres(({ url }) => withServers({ DATABASE_URL: url }, (place) => killed(place, settings))),
};

export const kill: Scenario = {
  name: 'kill',
  promise: 'kill -9 under load on a data file: every acknowledged loan exists once after the restart',
  run: (settings) => onFile((place) => killed(place, settings)),
};

/** Kills a server under load, restarts it and verifies the acknowledged creations, for several rounds. */
async function killed(place: Place, settings: LoadSettings): Promise<Outcome> {
  const { rounds, creations, clients } = settings;
  let server = await place.start();
  return withSetup(server.port, async (setup) => {
    const { checked, createdWithoutResponse, createdNow } = await inRounds(setup, settings, {
      expect: { unanswered: ['refused', 'broken'] },
      disturb: () => server.kill(),
      restore: async () => {
        server = await place.start();
        setup.client.port = server.port;
      },
    });
    return {
      rounds: `${rounds}, each after at most ${creations} acknowledged creations, ${clients} requests at a time`,
      'loans acknowledged': `${setup.acknowledged}, all looked up after each restart (${checked} in the end)`,
      'creations without a response': `${createdWithoutResponse} had created a loan, ${createdNow} had not; after repeating their keys each loan exists once`,
      'failed requests': setup.failedRequests(),
    };
  });
}
