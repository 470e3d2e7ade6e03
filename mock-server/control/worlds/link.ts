import type { Fault, MenuToEmpty, WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import { anyOperation } from '../faults/checked-fault.ts';
import { orderOf } from '../faults/faults.ts';
import type { WorldRecord } from '../../store/repositories/worlds.ts';
import { clockOf } from './clock.ts';

/** Longest recipe that fits into an address; see enterWorld in contracts/operations/mock-schemas.ts. */
const longestRecipe = 4_000;

/** What may change in a world and is not part of its record. */
export interface WorldExtras {
  readonly emptyMenus: readonly MenuToEmpty[];
}

/**
 * A recipe that makes a world like this one. A clock that has been moved stands still in it: a recipe can say when,
 * not how far from now.
 */
export function recipeOf(record: WorldRecord, { emptyMenus }: WorldExtras): WorldRecipe {
  const { persona, seed, flags, features, settings, frozenAt, clockOffset, faults } = record;
  const isMoved = frozenAt !== null || clockOffset !== 0;
  return {
    ...(persona === null ? {} : { persona }),
    seed,
    ...(Object.keys(flags).length === 0 ? {} : { flags }),
    ...(Object.keys(features).length === 0 ? {} : { features }),
    ...(Object.keys(settings).length === 0 ? {} : { settings }),
    ...(emptyMenus.length === 0 ? {} : { emptyMenus: [...emptyMenus] }),
    ...(isMoved ? { now: clockOf(record)().toISOString() } : {}),
    ...(faults.length === 0 ? {} : { faults: faults.map((fault) => sparingStart(orderOf(fault))) }),
  };
}

/** Opening the link starts the product: its calls must not use up a fault that waits for any call. */
const sparingStart = (fault: Fault): Fault =>
  fault.operation === anyOperation && (fault.times !== null || (fault.nth ?? 1) > 1)
    ? { ...fault, afterStart: true }
    : fault;

/** The query that makes such a world. */
export interface RecipeText {
  readonly text: string;
  /** True when all faults together are too long for an address: the text is without them. */
  readonly leavesOutFaults: boolean;
}

export function recipeText(recipe: WorldRecipe): RecipeText {
  const text = inAddress(recipe);
  if (text.length <= longestRecipe || !recipe.faults) return { text, leavesOutFaults: false };
  const { faults: _faults, ...rest } = recipe;
  return { text: inAddress(rest), leavesOutFaults: true };
}

const inAddress = (recipe: WorldRecipe): string => Buffer.from(JSON.stringify(recipe)).toString('base64url');

/** What such a query says; undefined when it says nothing that can be read. */
export function readRecipeText(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
