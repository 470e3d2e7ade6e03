/** Numbers and picks that look random and are the same for the same seed. */
export interface Random {
  /** A whole number from 0 up to, not including, the limit. */
  below(limit: number): number;
  /** True this often: 0.25 is one time in four. */
  chance(share: number): boolean;
  /** One of the list. @throws {Error} for an empty list. */
  pick<T>(list: readonly T[]): T;
}

/** A generator by the mulberry32 method: fast, and enough for choosing test data. */
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
      if (list.length === 0) throw new Error('Nothing to pick from');
      return list[below(list.length)] as (typeof list)[number];
    },
  };
}
