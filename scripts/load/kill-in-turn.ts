import { workTogether } from './clients.ts';
import { sumOf } from './listener.ts';
import type { LoadSettings, Outcome } from './scenario.ts';
import { type Setup, withSetup } from './setup.ts';
import { acknowledgedMore, inRounds } from './under-load.ts';

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
  return withSetup(site.port, async (setup) => {
    const { seed, clients, rounds } = settings;
    const { doneUnanswered, listeners } = await inRounds(setup, settings, {
      // Nothing but what was under way at the one that is killed may fail.
      expect: { refusals: [site.gone], mayRefuse: 'writes', unanswered: ['broken'] },
      happen: async (round) => {
        await site.kill(round % site.count);
        await acknowledgedMore(setup, withoutIt);
        await site.replace(round % site.count);
        await acknowledgedMore(setup, withoutIt);
      },
      // With all replicas there, nothing may fail at all.
      restore: async (users, round) => {
        const enough = setup.acknowledged + withoutIt;
        const isOver = () => setup.acknowledged >= enough;
        await workTogether(users, { clients, seed: seed + 500 + round, isOver });
      },
    });
    return {
      rounds: `${rounds}: one of ${site.count} replicas killed, the others go on, another one joins; ${clients} calls at a time`,
      'loans acknowledged': `${setup.acknowledged}, all looked up after each round`,
      'creations without an answer': `${doneUnanswered} had been done; the same key made each once`,
      'events heard': `${sumOf(listeners, 'heard')} by ${listeners.length} listeners, ${sumOf(listeners, 'reconnects')} of their streams connected again`,
      'not done for a killed replica': setup.setbacks(),
      answers: answersOf(setup),
    };
  });
}

function answersOf({ timings }: Setup): string {
  const [all] = timings.rows();
  if (!all) return 'none';
  const [p50, p95, p99] = [all.p50, all.p95, all.p99].map((milliseconds) => milliseconds.toFixed(0));
  return `${all.count}: half of them within ${p50} ms, 95 of 100 within ${p95}, 99 within ${p99}, the slowest ${timings.slowest.toFixed(0)}`;
}
