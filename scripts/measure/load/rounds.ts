import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { randomFrom } from '../../../features/support/forms/random.ts';
import { createUsers, workTogether } from './clients.ts';
import { listenersIn, sumOf } from './listener.ts';
import type { Server } from './places.ts';
import type { LoadSettings } from './settings.ts';
import { type Expectations, Setup, stopServer } from './setup.ts';
import { timesInWords } from './timings.ts';
import { verify } from './verification.ts';

/** The servers of a scenario, and what happens to them in each round. */
export interface Site {
  /** The port that users send requests to. */
  readonly port: number;
  /** Servers that have not ended. At the end of the scenario SIGTERM must end them with exit code 0. */
  readonly running: ReadonlySet<Server>;
  /** Disturbs the servers during other requests. The load ends when the promise resolves. */
  disturb(setup: Setup, round: number): Promise<void>;
  /** Restores the servers before the verification. */
  restore?(setup: Setup): Promise<void>;
  /** Returns further figures, by name. */
  figures?(): Readonly<Record<string, string>>;
}

/** A scenario that disturbs servers under load. */
export interface Scenario {
  /** The promise that the scenario checks, in one line. */
  readonly promise: string;
  /** Failures that are accepted once the disturbance begins. */
  readonly accepted: Expectations;
  /** True if no creation may lose its response, and no event stream may be cut. */
  readonly isGraceful?: boolean;
  open(context: TestContext): Promise<Site>;
}

/** Number of worlds, each with one user: enough for concurrent requests, few enough to verify all after each round. */
const fewWorlds = 40;

/**
 * Puts the servers under load with users in new worlds. In each round it disturbs the servers after a number of creations
 * that the seed determines, restores them, lets the users work without any failure, and verifies all acknowledged
 * creations.
 */
export async function checkScenario(
  { accepted, isGraceful = false, open }: Scenario,
  { seed, clients, rounds, worlds, creations }: Omit<LoadSettings, 'seconds'>,
  context: TestContext,
): Promise<void> {
  const { port, running, disturb, restore, figures } = await open(context);
  const setup = new Setup(port);
  context.after(() => setup.client.close());
  const { users, noteBase } = await createUsers(setup, Math.min(worlds, fewWorlds), clients);
  const listeners = listenersIn(users);
  const sum = { createdWithoutResponse: 0, createdNow: 0 };
  const work = (seedOfWork: number, isOver: () => boolean) =>
    workTogether(users, { clients, seed: seedOfWork, isOver });
  for (let round = 0; round < rounds; round += 1) {
    try {
      for (const listener of listeners) await listener.reconnect();
      const least = Math.ceil(creations / 6);
      const before = least + randomFrom(seed + round).below(creations - least + 1);
      let isOver = false;
      const reached = setup.acknowledgedMore(before).then(() => {
        setup.expect(accepted);
        return disturb(setup, round);
      });
      const working = work(seed + round, () => isOver);
      try {
        await Promise.race([reached, working.then(() => reached)]);
      } finally {
        isOver = true;
        await working;
        setup.expect({});
      }
      await restore?.(setup);
      const enough = setup.acknowledged + Math.min(creations, 40);
      await work(seed + 500 + round, () => setup.acknowledged >= enough || setup.faults.count > 0);
      const verified = await verify(users, { clients, noteBase, again: true });
      sum.createdWithoutResponse += verified.createdWithoutResponse;
      sum.createdNow += verified.createdNow;
    } catch (error) {
      setup.faults.add('rounds that did not end', String(error));
      break;
    }
  }
  for (const listener of listeners) listener.end();
  for (const server of running) await stopServer(setup, server);
  const brokenStreams = sumOf(listeners, 'brokenStreams');
  if (isGraceful && sum.createdWithoutResponse > 0)
    setup.faults.add('creations without a response', String(sum.createdWithoutResponse));
  if (isGraceful && brokenStreams > 0)
    setup.faults.add('event streams cut instead of ended', String(brokenStreams));
  tell(context, {
    rounds: `${rounds}, each after at most ${creations} acknowledged creations, ${clients} requests at a time, seed ${seed}`,
    'loans acknowledged': `${setup.acknowledged}, all looked up after each round`,
    'creations without a response': `${sum.createdWithoutResponse} had created a loan, ${sum.createdNow} had not; after repeating their keys each loan exists once`,
    'failed requests': setup.failedRequests(),
    'events received': `${sumOf(listeners, 'received')} by ${listeners.length} listeners, ${sumOf(listeners, 'reconnects')} reconnects, ${brokenStreams} streams cut instead of ended`,
    'response times': timesInWords(setup.timings.all),
    ...figures?.(),
  });
  assert.deepEqual(setup.faults.lines(), []);
}

/** Prints the figures of a scenario. */
export function tell(context: TestContext, figures: Readonly<Record<string, string>>): void {
  for (const [name, figure] of Object.entries(figures)) context.diagnostic(`${name}: ${figure}`);
}
