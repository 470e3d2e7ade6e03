import { audit } from './audit.ts';
import { gone, startBalancer } from './balancer.ts';
import { gather, workTogether } from './crowd.ts';
import { listenersIn } from './listener.ts';
import { onStage } from './on-stage.ts';
import { onPostgres } from './postgres.ts';
import { type Place, withServers } from './place.ts';
import type { LoadSettings, Outcome, Scenario } from './scenario.ts';
import type { Stage } from './stage.ts';
import { acknowledgedMore, fewWorlds, underLoad } from './under-load.ts';

const count = 3;

/** One world in so many has somebody who listens to its events. */
const oneListenerIn = 4;

/** Creations that the servers that are left acknowledge before the killed one comes back. */
const withoutIt = 40;

export const replicas: Scenario = {
  name: 'replicas',
  promise:
    'three replicas behind a balancer, one killed -9 under load: no acknowledged loan lost, nobody signed out, events arrive',
  run: (settings) =>
    onPostgres(({ url }) => withServers({ DATABASE_URL: url }, (place) => killedInTurn(place, settings))),
};

async function killedInTurn(place: Place, settings: LoadSettings): Promise<Outcome> {
  const servers = await Promise.all(Array.from({ length: count }, () => place.start()));
  const balancer = await startBalancer(servers.map(({ port }) => port));
  try {
    return await onStage(balancer.port, async (stage) => {
      const { seed, clients, rounds, creations } = settings;
      const { people, noteBase } = await gather(stage, fewWorlds, clients);
      const listeners = listenersIn(people, oneListenerIn);
      let doneUnanswered = 0;
      for (let round = 0; round < rounds; round += 1) {
        for (const listener of listeners) await listener.reconnect();
        await underLoad(stage, {
          people,
          clients,
          creations,
          seed: seed + round,
          // Nothing but what was under way at the one that is killed may fail.
          expect: { refusals: [gone], mayRefuse: 'writes', unanswered: ['broken'] },
          happen: async () => {
            await servers[round % count]?.kill();
            await acknowledgedMore(stage, withoutIt);
            const anew = await place.start();
            servers[round % count] = anew;
            balancer.servers[round % count] = anew.port;
            await acknowledgedMore(stage, withoutIt);
          },
        });
        await calm(stage, people, settings, round);
        doneUnanswered += (await audit(people, { clients, noteBase, again: true })).doneUnanswered;
      }
      for (const listener of listeners) listener.end();
      return {
        rounds: `${rounds}: one of ${count} replicas killed, the others go on, another one joins; ${clients} calls at a time`,
        'loans acknowledged': `${stage.acknowledged}, all looked up after each round`,
        'creations without an answer': `${doneUnanswered} had been done; the same key made each once`,
        'events heard': `${listeners.reduce((sum, { heard }) => sum + heard, 0)} by ${listeners.length} listeners, ${listeners.reduce((sum, { reconnects }) => sum + reconnects, 0)} of their streams made anew`,
        'given to another replica': String(balancer.retried),
        'not done for a killed replica': stage.setbacks(),
      };
    });
  } finally {
    balancer.close();
  }
}

/** With all replicas there, nothing may fail at all. */
async function calm(
  stage: Stage,
  people: Parameters<typeof workTogether>[0],
  { clients, seed }: LoadSettings,
  round: number,
): Promise<void> {
  const enough = stage.acknowledged + withoutIt;
  await workTogether(people, {
    clients,
    seed: seed + 500 + round,
    isOver: () => stage.acknowledged >= enough,
  });
}
