import { randomFrom } from '../../features/create-loan/form/random.ts';
import { createUsers, workTogether } from './clients.ts';
import { type Listener, listenersIn } from './listener.ts';
import type { LoadSettings } from './scenario.ts';
import type { Expectations, Setup } from './setup.ts';
import type { User } from './user.ts';
import { type Verified, verify } from './verification.ts';
import { within } from './watchdog.ts';

/** Number of worlds, each with one user: enough for concurrent requests, few enough to verify all after each round. */
export const fewWorlds = 40;

/** Timeout of each wait in a round, in seconds. */
const timeoutSeconds = 120;

/** How a scenario disturbs a server under load, in each round. */
export interface Rounds {
  /** Failures that are accepted once the disturbance begins. */
  readonly expect: Expectations;
  /** Disturbs the server during other requests. The load ends when the promise resolves. */
  disturb(round: number): Promise<void>;
  /** Restores the server before the verification. */
  readonly restore?: (users: readonly User[], round: number) => Promise<void>;
}

/** The result of all rounds. */
interface RoundsResult extends Verified {
  /** Listeners to the events of some worlds. */
  readonly listeners: readonly Listener[];
}

/**
 * Puts the server under load with users in new worlds. In each round it disturbs the server after a number of creations
 * that the seed determines, ends the load and verifies all acknowledged creations.
 */
export async function inRounds(
  setup: Setup,
  { seed, clients, rounds, worlds, creations }: Omit<LoadSettings, 'seconds'>,
  { expect, disturb, restore }: Rounds,
): Promise<RoundsResult> {
  const { users, noteBase } = await createUsers(setup, Math.min(worlds, fewWorlds), clients);
  const listeners = listenersIn(users);
  const sum = { checked: 0, createdWithoutResponse: 0, createdNow: 0 };
  for (let round = 0; round < rounds; round += 1) {
    for (const listener of listeners) await listener.reconnect();
    const least = Math.ceil(creations / 6);
    const before = least + randomFrom(seed + round).below(creations - least + 1);
    let isOver = false;
    const reached = acknowledgedMore(setup, before).then(() => {
      setup.expect(expect);
      return disturb(round);
    });
    const work = workTogether(users, { clients, seed: seed + round, isOver: () => isOver });
    try {
      await Promise.race([reached, work.then(() => reached)]);
    } finally {
      isOver = true;
      await work;
      setup.expect({});
    }
    await restore?.(users, round);
    const verified = await verify(users, { clients, noteBase, again: true });
    sum.checked = verified.checked;
    sum.createdWithoutResponse += verified.createdWithoutResponse;
    sum.createdNow += verified.createdNow;
  }
  for (const listener of listeners) listener.end();
  return { ...sum, listeners };
}

/** Waits for this number of further acknowledged creations. @throws {TooLate} */
export function acknowledgedMore(setup: Setup, more: number): Promise<void> {
  const enough = setup.acknowledged + more;
  return until(setup, `${more} more creations are acknowledged`, () => setup.acknowledged >= enough);
}

/** Waits for this number of further requests that are refused with a code. @throws {TooLate} */
export function refusedMore(setup: Setup, code: string, more: number): Promise<void> {
  const enough = setup.refusalsOf(code) + more;
  return until(
    setup,
    `${more} more requests are refused with ${code}`,
    () => setup.refusalsOf(code) >= enough,
  );
}

/** Waits for a condition, which is checked after each acknowledged creation and each failed request. */
async function until(setup: Setup, what: string, isSo: () => boolean): Promise<void> {
  try {
    await within(
      timeoutSeconds,
      what,
      new Promise<void>((resolve) => {
        setup.onProgress = () => {
          if (isSo()) resolve();
        };
      }),
    );
  } finally {
    setup.onProgress = () => undefined;
  }
}
