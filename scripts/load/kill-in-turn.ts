import { audit } from './audit.ts';
import { gather, workTogether } from './crowd.ts';
import { listenersIn, sumOf } from './listener.ts';
import { onStage } from './on-stage.ts';
import type { Person } from './person.ts';
import type { LoadSettings, Outcome } from './scenario.ts';
import type { Stage } from './stage.ts';
import { acknowledgedMore, fewWorlds, underLoad } from './under-load.ts';

/** Replicas behind a balancer. */
export interface Replicated {
  /** Where the balancer listens. */
  readonly port: number;
  readonly count: number;
  /** What the balancer refuses a request with that was under way at a replica which went, and may not be sent twice. */
  readonly gone: string;
  /** Ends a replica at once, without a word. */
  kill(index: number): Promise<void>;
  /** Puts another one in its place. */
  replace(index: number): Promise<void>;
}

/** Creations that the replicas that are left acknowledge before the killed one comes back. */
const withoutIt = 40;

/** One replica after the other is killed under load and replaced; after each, everything acknowledged must be there. */
export function killInTurn(site: Replicated, settings: LoadSettings): Promise<Outcome> {
  return onStage(site.port, async (stage) => {
    const { seed, clients, rounds, creations } = settings;
    const { people, noteBase } = await gather(stage, fewWorlds, clients);
    const listeners = listenersIn(people);
    let doneUnanswered = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const listener of listeners) await listener.reconnect();
      await underLoad(stage, {
        people,
        clients,
        creations,
        seed: seed + round,
        // Nothing but what was under way at the one that is killed may fail.
        expect: { refusals: [site.gone], mayRefuse: 'writes', unanswered: ['broken'] },
        happen: async () => {
          await site.kill(round % site.count);
          await acknowledgedMore(stage, withoutIt);
          await site.replace(round % site.count);
          await acknowledgedMore(stage, withoutIt);
        },
      });
      await calm(stage, people, settings, round);
      doneUnanswered += (await audit(people, { clients, noteBase, again: true })).doneUnanswered;
    }
    for (const listener of listeners) listener.end();
    return {
      rounds: `${rounds}: one of ${site.count} replicas killed, the others go on, another one joins; ${clients} calls at a time`,
      'loans acknowledged': `${stage.acknowledged}, all looked up after each round`,
      'creations without an answer': `${doneUnanswered} had been done; the same key made each once`,
      'events heard': `${sumOf(listeners, 'heard')} by ${listeners.length} listeners, ${sumOf(listeners, 'reconnects')} of their streams made anew`,
      'not done for a killed replica': stage.setbacks(),
      answers: answersOf(stage),
    };
  });
}

/** With all replicas there, nothing may fail at all. */
async function calm(
  stage: Stage,
  people: readonly Person[],
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

function answersOf({ timings }: Stage): string {
  const [all] = timings.rows();
  if (!all) return 'none';
  const [p50, p95, p99] = [all.p50, all.p95, all.p99].map((milliseconds) => milliseconds.toFixed(0));
  return `${all.count}: half of them within ${p50} ms, 95 of 100 within ${p95}, 99 within ${p99}, the slowest ${timings.slowest.toFixed(0)}`;
}
