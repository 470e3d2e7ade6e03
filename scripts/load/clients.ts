import { inWorkers } from '../shared/workers.ts';
import { type Random, randomFrom } from '../../features/create-loan/form/random.ts';
import { arrive, type User } from './user.ts';
import { Setback, type Setup } from './setup.ts';
import { workOnce } from './work.ts';

/** Pieces of work of one user before the next one has a turn. */
const visit = 8;

/** Users in new worlds, one in each. */
export interface UsersInWorlds {
  readonly users: readonly User[];
  /** Notes on the known loan in a new world. */
  readonly noteBase: number;
}

/** Makes worlds with a user in each. */
export async function createUsers(setup: Setup, worlds: number, clients: number): Promise<UsersInWorlds> {
  const users: User[] = [];
  await inWorkers([...Array(worlds).keys()], clients, async (index) => {
    users[index] = await arrive(setup, index);
  });
  return { users, noteBase: (await users[0]?.noteCount()) ?? 0 };
}

/** The mixed work of many users, of whom some work at a time, each for a visit, until it is over. */
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
        for (let count = 0; count < visit && !isOver(); count += 1) await tried(user, random);
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
    if (!(error instanceof Setback)) throw error;
  }
}

function shuffled<T>(all: readonly T[], random: Random): T[] {
  const left = [...all];
  const order: T[] = [];
  while (left.length > 0) order.push(...left.splice(random.below(left.length), 1));
  return order;
}
