import type { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import type { Recipe } from '../../store/repositories/world-document.ts';

/** A recipe as a request has it: an entry that is null is taken back. */
export type RecipePatch = Omit<WorldRecipe, 'state'>;

/**
 * Returns a recipe after a change by a part of one (RFC 7396). Null takes an entry back; within a loan, fault or
 * profile of a user it is a value.
 */
export const mergedRecipe = (recipe: Recipe, patch: RecipePatch): Recipe =>
  merged(recipe, patch, []) as Recipe;

/** Number of names from the recipe to an entry whose own properties are facts, by the first name. */
const entryDepth: Readonly<Record<string, number>> = { faults: 2, loans: 2, users: 4 };

function merged(target: unknown, patch: unknown, path: readonly string[]): unknown {
  if (!isObject(patch)) return patch;
  const result: Record<string, unknown> = isObject(target) ? { ...target } : {};
  const isEntry = path.length >= (entryDepth[path[0] ?? ''] ?? Infinity);
  for (const [name, part] of Object.entries(patch)) {
    if (part === null && !isEntry) delete result[name];
    else result[name] = merged(result[name], part, [...path, name]);
  }
  return result;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
