import type { Fault, WorldRecipe } from '../../contracts/schemas/mock.ts';
import type { WorldRecord } from '../store/store.ts';
import { clockOf } from './clock.ts';

/** Longest recipe that fits into an address; see enterWorld in contracts/schemas/mock.ts. */
const longestRecipe = 4_000;

/**
 * A recipe that makes a world like this one. A clock that has been moved stands still in it: a recipe can say when,
 * not how far from now.
 */
export function recipeOf(record: WorldRecord, faults: readonly Fault[]): WorldRecipe {
  const { persona, seed, flags, features, frozenAt, clockOffset } = record;
  const isMoved = frozenAt !== null || clockOffset !== 0;
  return {
    ...(persona === null ? {} : { persona }),
    seed,
    ...(Object.keys(flags).length === 0 ? {} : { flags }),
    ...(Object.keys(features).length === 0 ? {} : { features }),
    ...(isMoved ? { now: clockOf(record)().toISOString() } : {}),
    ...(faults.length === 0 ? {} : { faults: [...faults] }),
  };
}

/** The query that makes such a world. Faults that do not fit into an address are left out. */
export function recipeText(recipe: WorldRecipe): string {
  const text = Buffer.from(JSON.stringify(recipe)).toString('base64url');
  if (text.length <= longestRecipe || !recipe.faults) return text;
  const { faults: _faults, ...rest } = recipe;
  return recipeText(rest);
}

/** What such a query says; undefined when it says nothing that can be read. */
export function readRecipeText(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
