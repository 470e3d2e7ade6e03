import { inWorkers } from '../../shared/workers.ts';
import { type Random, randomFrom } from '../../../features/support/forms/random.ts';
import { createUserInWorld, type User } from './user.ts';
import { RequestFailed, type Setup } from './setup.ts';
import { workOnce } from './work.ts';

/** Number of actions that a user performs before the next user takes a turn. */
const turnLength = 8;

/** Users in new worlds, one in each. */
interface UsersInWorlds {
  readonly users: readonly User[];
  /** Number of notes on the known loan in a new world. */
  readonly noteBase: number;
}

/** Creates worlds with one user each. */
export async function createUsers(setup: Setup, worlds: number, clients: number): Promise<UsersInWorlds> {
  const users: User[] = [];
  await inWorkers([...Array(worlds).keys()], clients, async (index) => {
    users[index] = await createUserInWorld(setup, index);
  });
  return { users, noteBase: (await users[0]?.noteCount()) ?? 0 };
}

/** Lets users do mixed work by turns, several at the same time, until `isOver` returns true. */
export async function workTogether(
  users: readonly User[],
  {
    clients,
    seed,
    isOver,
  }: { readonly clients: number; readonly seed: number; readonly isOver: () => boolean },
): Promise<void> {
  const waiting = shuffled(users, randomFrom(seed));
  await Promise.all(
    Array.from({ length: Math.min(clients, users.length) }, async (_, client) => {
      const random = randomFrom(seed * 1_000 + client);
      while (!isOver()) {
        const user = waiting.shift();
        if (!user) return;
        for (let count = 0; count < turnLength && !isOver(); count += 1) await tried(user, random);
        waiting.push(user);
      }
    }),
  );
}

async function tried(user: User, random: Random): Promise<void> {
  try {
    await user.listener?.reconnect().catch(() => undefined);
    await workOnce(user, random);
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
  }
}

function shuffled<T>(all: readonly T[], random: Random): T[] {
  const left = [...all];
  const order: T[] = [];
  while (left.length > 0) order.push(...left.splice(random.below(left.length), 1));
  return order;
}
