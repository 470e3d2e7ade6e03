import { deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  type PartOfRecipe,
  partsOfRecipe,
  type WorldRecipe,
} from '../../../contracts/operations/mock-schemas.ts';
import { parseJson } from '../../http/json-text.ts';
import { longestRecipe } from '../../http/limits.ts';
import { longestRecipeText } from '../../../contracts/api/recipe-link.ts';
import { sparingStart } from '../../../contracts/api/any-operation.ts';
import { faultOf } from '../faults/faults.ts';
import { ownContentOf, type WorldRecord } from '../../store/repositories/worlds.ts';
import { clockOf } from './clock.ts';
import type { OwnParts } from './content.ts';

/**
 * Returns a recipe of the present state of a world. The recipe contains the present time of a frozen or moved clock,
 * but no time of a clock that follows the system clock.
 *
 * @param own content of the world that its seed lacks
 */
export function recipeOf(record: WorldRecord, own: OwnParts): WorldRecipe {
  const {
    name,
    persona,
    seed,
    flags,
    features,
    settings,
    frozenAt,
    clockOffset,
    faults,
    seedDay,
    presenter,
  } = record;
  const { menus } = ownContentOf(record);
  const now = clockOf(record)().toISOString();
  return {
    ...(name === null ? {} : { name }),
    ...(persona === null ? {} : { persona }),
    seed,
    ...(seedDay === null || seedDay === now.slice(0, 10) ? {} : { seedDay }),
    ...(Object.keys(flags).length === 0 ? {} : { flags }),
    ...(Object.keys(features).length === 0 ? {} : { features }),
    ...(Object.keys(settings).length === 0 ? {} : { settings }),
    ...(menus ? { menus } : {}),
    ...(frozenAt === null ? {} : { now }),
    ...(frozenAt === null && clockOffset !== 0 ? { now, isFrozen: false } : {}),
    ...own,
    ...(faults.length === 0 ? {} : { faults: faults.map(faultOf) }),
    ...(presenter === null ? {} : { presenter }),
  };
}

/** The text of a recipe in the query of a link. */
interface RecipeText {
  readonly text: string;
  /** Parts of the recipe that the link leaves out, because they are too long for an address. */
  readonly leavesOut: readonly PartOfRecipe[];
}

/** Returns a recipe as the text of a link. Leaves out parts that would make the text too long. */
export function recipeText(recipe: WorldRecipe): RecipeText {
  const { faults } = recipe;
  const whole = { ...recipe, ...(faults ? { faults: faults.map(sparingStart) } : {}) };
  const text = inAddress(whole);
  if (text !== null) return { text, leavesOut: [] };
  const given = partsOfRecipe.filter((part) => whole[part] !== undefined);
  const short = Object.entries(whole).filter(([name]) => !given.includes(name as PartOfRecipe));
  return given.reduce<RecipeText & { readonly recipe: WorldRecipe }>(
    (taken, part) => {
      const more = { ...taken.recipe, [part]: whole[part] };
      const longer = inAddress(more);
      return longer === null
        ? { ...taken, leavesOut: [...taken.leavesOut, part] }
        : { ...taken, recipe: more, text: longer };
    },
    { recipe: Object.fromEntries(short), text: inAddress(Object.fromEntries(short)) ?? '', leavesOut: [] },
  );
}

/** Prefix of a compressed text; base64url never starts with it. */
const packed = 'z.';

/** Encodes a recipe as JSON in base64url, compressed if it is too long; null if it is still too long. */
function inAddress(recipe: WorldRecipe): string | null {
  const json = Buffer.from(JSON.stringify(recipe));
  const plain = json.toString('base64url');
  if (plain.length <= longestRecipeText) return plain;
  if (json.length > longestRecipe) return null;
  const short = packed + deflateRawSync(json).toString('base64url');
  return short.length <= longestRecipeText ? short : null;
}

/** Decodes the text of a recipe in a link to JSON; undefined for an invalid text. */
export function readRecipeText(text: string): unknown {
  try {
    const bytes = Buffer.from(text.startsWith(packed) ? text.slice(packed.length) : text, 'base64url');
    const json = text.startsWith(packed) ? inflateRawSync(bytes, { maxOutputLength: longestRecipe }) : bytes;
    return parseJson(json);
  } catch {
    return undefined;
  }
}
