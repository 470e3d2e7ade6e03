import { type Random, randomFrom } from '../../features/drivers/form/random.ts';
import { arrive, type Person } from './person.ts';
import { Setback, type Stage } from './stage.ts';
import { workOnce } from './work.ts';

/** Pieces of work that somebody does before the next one has a turn. */
const visit = 8;

/** As many at a time as there are clients; each gets random numbers of its own. */
export async function together<T>(
  clients: number,
  all: readonly T[],
  work: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = all[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: Math.min(clients, all.length) }, async () => {
      for (const one of waiting) await work(one);
    }),
  );
}

/** People in new worlds, one in each. */
export interface Crowd {
  readonly people: readonly Person[];
  /** Notes on the known loan in a new world. */
  readonly noteBase: number;
}

/** Makes worlds with somebody in each. */
export async function gather(stage: Stage, worlds: number, clients: number): Promise<Crowd> {
  const people: Person[] = [];
  await together(clients, [...Array(worlds).keys()], async (index) => {
    people[index] = await arrive(stage, index);
  });
  return { people, noteBase: (await people[0]?.noteCount()) ?? 0 };
}

/** The mixed work of many people, of whom some work at a time, each for a visit, until it is over. */
export async function workTogether(
  people: readonly Person[],
  {
    clients,
    seed,
    isOver,
  }: { readonly clients: number; readonly seed: number; readonly isOver: () => boolean },
): Promise<void> {
  const waiting = shuffled(people, randomFrom(seed));
  await Promise.all(
    Array.from({ length: Math.min(clients, people.length) }, async (_, client) => {
      const random = randomFrom(seed * 1_000 + client);
      while (!isOver()) {
        const person = waiting.shift();
        if (!person) return;
        for (let count = 0; count < visit && !isOver(); count += 1) await tried(person, random);
        waiting.push(person);
      }
    }),
  );
}

async function tried(person: Person, random: Random): Promise<void> {
  try {
    await person.listener?.reconnect().catch(() => undefined);
    await workOnce(person, random);
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
