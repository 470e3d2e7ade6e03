/** Pseudo-random numbers and choices, always the same for a seed. */
export interface Random {
  /** Returns a whole number from 0 to limit - 1. */
  below(limit: number): number;
  /** Returns true with the probability `share`, such as 0.25. */
  chance(share: number): boolean;
  /** Returns an item of the list. @throws {Error} for an empty list */
  pick<T>(list: readonly T[]): T;
}

/** Returns a generator by the mulberry32 method, which is fast and sufficient for test data. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    chance: (share) => next() < share,
    pick: (list) => {
      if (list.length === 0) throw new Error('Cannot pick from an empty list');
      return list[below(list.length)] as (typeof list)[number];
    },
  };
}
