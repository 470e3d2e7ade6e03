import { audit } from './audit.ts';
import { gather } from './crowd.ts';
import { fewWorlds, underLoad } from './under-load.ts';
import { onFile, type Place, withServers } from './place.ts';
import { onPostgres } from './postgres.ts';
import type { LoadSettings, Outcome, Scenario } from './scenario.ts';
import { onStage } from './on-stage.ts';

export const killOnPostgres: Scenario = {
  name: 'kill-postgres',
  promise: 'kill -9 under load on PostgreSQL: every acknowledged loan is there after the restart, once',
  run: (settings) =>
    onPostgres(({ url }) => withServers({ DATABASE_URL: url }, (place) => killed(place, settings))),
};

export const kill: Scenario = {
  name: 'kill',
  promise: 'kill -9 under load on a data file: every acknowledged loan is there after the restart, once',
  run: (settings) => onFile((place) => killed(place, settings)),
};

/** A server is killed under load, started again and held against what it had acknowledged, several times. */
export async function killed(
  place: Place,
  { seed, clients, rounds, worlds, creations }: LoadSettings,
): Promise<Outcome> {
  let server = await place.start();
  return onStage(server.port, async (stage) => {
    const { people, noteBase } = await gather(stage, Math.min(worlds, fewWorlds), clients);
    const sum = { checked: 0, doneUnanswered: 0, madeNow: 0 };
    for (let round = 0; round < rounds; round += 1) {
      await underLoad(stage, {
        people,
        clients,
        creations,
        seed: seed + round,
        expect: { unanswered: ['refused', 'broken'] },
        happen: () => server.kill(),
      });
      server = await place.start();
      stage.client.port = server.port;
      const { checked, doneUnanswered, madeNow } = await audit(people, { clients, noteBase, again: true });
      sum.checked = checked;
      sum.doneUnanswered += doneUnanswered;
      sum.madeNow += madeNow;
    }
    return {
      rounds: `${rounds}, each after at most ${creations} acknowledged creations, ${clients} calls at a time`,
      'loans acknowledged': `${stage.acknowledged}, all looked up after each restart (${sum.checked} in the end)`,
      'creations without an answer': `${sum.doneUnanswered} had been done, ${sum.madeNow} had not; the same key made each of them once`,
      'calls cut off': stage.setbacks(),
    };
  });
}
