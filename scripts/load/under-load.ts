import { randomFrom } from '../../features/create-loan/form/random.ts';
import { createUsers, workTogether } from './clients.ts';
import { type Listener, listenersIn } from './listener.ts';
import type { LoadSettings } from './scenario.ts';
import type { Expectations, Setup } from './setup.ts';
import type { User } from './user.ts';
import { type Verified, verify } from './verification.ts';
import { within } from './watchdog.ts';

/** Users enough that calls meet in many worlds, and few enough for a verification in each round. */
export const fewWorlds = 40;

/** How long each thing may take that a round waits for, seconds. */
const patience = 120;

/** What happens to a server under load, round by round. */
export interface Rounds {
  /** How calls may fail from the moment on in which it happens. */
  readonly expect: Expectations;
  /** What happens under load, in the midst of other calls; the load ends once it has come to an end. */
  happen(round: number): Promise<void>;
  /** What must be there again before everything acknowledged is verified. */
  readonly restore?: (users: readonly User[], round: number) => Promise<void>;
}

/** What the rounds came to. */
export interface Survived extends Verified {
  /** Of the events of some worlds. */
  readonly listeners: readonly Listener[];
}

/**
 * Loads the server with users in new worlds, lets something happen in each round after as many creations as the seed
 * says, ends the load and verifies everything that was acknowledged.
 */
export async function inRounds(
  setup: Setup,
  { seed, clients, rounds, worlds, creations }: Omit<LoadSettings, 'seconds'>,
  { expect, happen, restore }: Rounds,
): Promise<Survived> {
  const { users, noteBase } = await createUsers(setup, Math.min(worlds, fewWorlds), clients);
  const listeners = listenersIn(users);
  const sum = { checked: 0, doneUnanswered: 0, madeNow: 0 };
  for (let round = 0; round < rounds; round += 1) {
    for (const listener of listeners) await listener.reconnect();
    const least = Math.ceil(creations / 6);
    const before = least + randomFrom(seed + round).below(creations - least + 1);
    let isOver = false;
    const reached = acknowledgedMore(setup, before).then(() => {
      setup.expect(expect);
      return happen(round);
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
    sum.doneUnanswered += verified.doneUnanswered;
    sum.madeNow += verified.madeNow;
  }
  for (const listener of listeners) listener.end();
  return { ...sum, listeners };
}

/** Waits until so many more creations have been acknowledged. @throws {TooLate} */
export function acknowledgedMore(setup: Setup, more: number): Promise<void> {
  const enough = setup.acknowledged + more;
  return until(setup, `${more} more creations are acknowledged`, () => setup.acknowledged >= enough);
}

/** Waits until so many more calls have been refused with a code. @throws {TooLate} */
export function refusedMore(setup: Setup, code: string, more: number): Promise<void> {
  const enough = setup.refusalsOf(code) + more;
  return until(setup, `${more} more calls are refused with ${code}`, () => setup.refusalsOf(code) >= enough);
}

/** Looks whenever a call has come to an end, in that very moment. */
async function until(setup: Setup, what: string, isSo: () => boolean): Promise<void> {
  try {
    await within(
      patience,
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
