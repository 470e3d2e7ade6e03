import { workTogether } from './clients.ts';
import { sumOf } from './listener.ts';
import type { LoadSettings, Outcome } from './scenario.ts';
import { type Setup, withSetup } from './setup.ts';
import { acknowledgedMore, inRounds } from './under-load.ts';

/** Replicas behind a balancer. */
interface Replicated {
  /** Port of the balancer. */
  readonly port: number;
  readonly count: number;
  /** Code of the balancer's problem response if a replica is killed during a request that must not be sent twice. */
  readonly gone: string;
  /** Kills a replica without a graceful shutdown. */
  kill(index: number): Promise<void>;
  /** Starts a replacement of a killed replica. */
  replace(index: number): Promise<void>;
}

/** Number of creations that the remaining replicas acknowledge before the killed one is replaced. */
const creationsBeforeReplacement = 40;

/** Kills and replaces replicas in turn under load. Verifies the acknowledged creations after each replacement. */
export function killInTurn(site: Replicated, settings: LoadSettings): Promise<Outcome> {
  return withSetup(site.port, async (setup) => {
    const { seed, clients, rounds } = settings;
    const { createdWithoutResponse, listeners } = await inRounds(setup, settings, {
      // Only pending requests of the killed replica may fail.
      expect: { refusals: [site.gone], mayRefuse: 'writes', unanswered: ['broken'] },
      disturb: async (round) => {
        await site.kill(round % site.count);
        await acknowledgedMore(setup, creationsBeforeReplacement);
        await site.replace(round % site.count);
        await acknowledgedMore(setup, creationsBeforeReplacement);
      },
      // While all replicas run, no request may fail.
      restore: async (users, round) => {
        const enough = setup.acknowledged + creationsBeforeReplacement;
        const isOver = () => setup.acknowledged >= enough;
        await workTogether(users, { clients, seed: seed + 500 + round, isOver });
      },
    });
    return {
      rounds: `${rounds}, each kills and replaces one of ${site.count} replicas; ${clients} requests at a time`,
      'loans acknowledged': `${setup.acknowledged}, all looked up after each round`,
      'creations without a response': `${createdWithoutResponse} had created a loan; repeating their keys created no second one`,
      'events received': `${sumOf(listeners, 'received')} by ${listeners.length} listeners, ${sumOf(listeners, 'reconnects')} reconnects`,
      'failed requests of a killed replica': setup.failedRequests(),
      'response times': responseTimes(setup),
    };
  });
}

function responseTimes({ timings }: Setup): string {
  const [all] = timings.rows();
  if (!all) return 'none';
  const [p50, p95, p99] = [all.p50, all.p95, all.p99].map((milliseconds) => milliseconds.toFixed(0));
  return `${all.count}: half of them within ${p50} ms, 95 of 100 within ${p95}, 99 within ${p99}, the slowest ${timings.slowest.toFixed(0)}`;
}
