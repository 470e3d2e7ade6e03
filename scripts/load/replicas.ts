import { gone, startBalancer } from './balancer.ts';
import { killInTurn } from './kill-in-turn.ts';
import { type Place, withServers } from './place.ts';
import { onPostgres } from './postgres.ts';
import type { LoadSettings, Outcome, Scenario } from './scenario.ts';

const count = 3;

export const replicas: Scenario = {
  name: 'replicas',
  promise:
    'three replicas behind a balancer, one killed -9 under load: no acknowledged loan is lost, no user is signed out, and events arrive',
  run: (settings) =>
    onPostgres(({ url }) => withServers({ DATABASE_URL: url }, (place) => killedInTurn(place, settings))),
};

async function killedInTurn(place: Place, settings: LoadSettings): Promise<Outcome> {
  const servers = await Promise.all(Array.from({ length: count }, () => place.start()));
  const balancer = await startBalancer(servers.map(({ port }) => port));
  try {
    const outcome = await killInTurn(
      {
        port: balancer.port,
        count,
        gone,
        kill: async (index) => servers[index]?.kill(),
        replace: async (index) => {
          const replacement = await place.start();
          servers[index] = replacement;
          balancer.servers[index] = replacement.port;
        },
      },
      settings,
    );
    return {
      ...outcome,
      figures: { ...outcome.figures, 'requests sent to another replica': String(balancer.retried) },
    };
  } finally {
    balancer.close();
  }
}
