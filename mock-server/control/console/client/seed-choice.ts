import type { Catalogue } from '../../../../contracts/schemas/mock.ts';

type BulkSeed = Catalogue['bulkSeed'];

/** The choice that makes a bulk seed. */
export const bulk = 'bulk';

/** What the console offers: a seed by name, or `bulk` with a number of loans. */
export interface SeedChoice {
  readonly kind: string;
  readonly loans: number;
}

const usualLoans = 1_000;

/** The choice that makes a seed. */
export function seedChoiceOf(seed: string, { prefix }: BulkSeed): SeedChoice {
  return seed.startsWith(prefix)
    ? { kind: bulk, loans: Number(seed.slice(prefix.length)) }
    : { kind: seed, loans: usualLoans };
}

/** Name of the chosen seed. A number of loans that no bulk seed has becomes the nearest one. */
export function seedNameOf({ kind, loans }: SeedChoice, { prefix, mostLoans }: BulkSeed): string {
  if (kind !== bulk) return kind;
  const whole = Number.isFinite(loans) ? Math.trunc(loans) : 1;
  return prefix + Math.min(Math.max(whole, 1), mostLoans);
}
