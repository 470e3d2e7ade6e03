import type { Catalogue } from '../../../../contracts/operations/catalogue.ts';

type BulkSeed = Catalogue['bulkSeed'];

/** Value of the option _Bulk_ in the list of seeds. */
export const bulk = 'bulk';

/** A choice of the console: a named seed, or `bulk` with a size. */
interface SeedChoice {
  readonly kind: string;
  readonly size: number;
}

const usualSize = 1_000;

/** Converts the name of a seed to a choice of the console. */
export function seedChoiceOf(seed: string, { prefix }: BulkSeed): SeedChoice {
  return seed.startsWith(prefix)
    ? { kind: bulk, size: Number(seed.slice(prefix.length)) }
    : { kind: seed, size: usualSize };
}

/** Returns the name of the chosen seed. An invalid size is replaced by the nearest valid one. */
export function seedNameOf({ kind, size }: SeedChoice, { prefix, mostLoans }: BulkSeed): string {
  if (kind !== bulk) return kind;
  const whole = Number.isFinite(size) ? Math.trunc(size) : 1;
  return prefix + Math.min(Math.max(whole, 1), mostLoans);
}
