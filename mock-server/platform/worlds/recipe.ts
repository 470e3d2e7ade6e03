import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { sparingStart } from '../../../contracts/api/any-operation.ts';
import type { PersonaId } from '../../../contracts/api/personas.ts';
import { longestRecipeText } from '../../../contracts/api/recipe-link.ts';
import {
  type PartOfRecipe,
  partsOfRecipe,
  type WorldRecipe,
} from '../../../contracts/operations/mock-schemas.ts';
import { parseJson } from '../http/json-text.ts';
import { longestRecipe } from '../http/limits.ts';
import { invalidField } from '../http/problems.ts';
import { isPresent, notAPresent, refuseTwins } from '../recipes/checks.ts';
import { filled } from '../recipes/without-blanks.ts';
import type { OwnParts } from '../recipes/own-content.ts';
import { checkedPersona } from '../recipes/checks.ts';
import { checkContent } from '../recipes/rows.ts';
import { ownContentOf, type WorldRecord } from '../../store/repositories/world-document.ts';
import { checkedFault, faultOf } from '../faults/faults.ts';
import { officeDay } from '../../los/seeds/business-days.ts';
import { clockOf } from './clock.ts';

/** A recipe whose names have been checked. */
export interface Recipe extends WorldRecipe {
  readonly persona?: PersonaId;
}

/**
 * Checks the values of a recipe that its schema does not check, and returns the recipe.
 *
 * @throws {ProblemError} persona-not-found, seed-not-found, operation-not-found, or naming the invalid part
 */
export function checkedRecipe(recipe: WorldRecipe): Recipe {
  const { persona, now, faults, ...rest } = recipe;
  if (now !== undefined && !isPresent(now)) throw notAPresent('now');
  if (now === undefined && rest.isFrozen === false)
    throw invalidField('isFrozen', 'can be false only with now, the time from which the clock runs');
  if (rest.seedDay !== undefined && !isPresent(`${rest.seedDay}T00:00Z`))
    throw invalidField('seedDay', 'is not a day of the calendar between 1900 and 2199, such as 2026-03-08');
  refuseTwins(rest.menus ?? [], 'menu', 'menus');
  const known = persona === undefined ? {} : { persona: checkedPersona(persona) };
  checkContent(rest);
  return {
    ...rest,
    ...known,
    ...(now === undefined ? {} : { now }),
    ...(faults === undefined
      ? {}
      : { faults: faults.map((fault, index) => checkedFault(fault, `faults.${index}.`)) }),
  };
}

/**
 * Returns a recipe of the present state of a world. The recipe contains the present time of a frozen or moved clock,
 * but no time of a clock that follows the system clock.
 *
 * @param own content of the world that its seed lacks
 */
export function recipeOf(record: WorldRecord, own: OwnParts): WorldRecipe {
  const { name, persona, seed, flags, features, settings, frozenAt, clockOffset } = record;
  const { menus } = ownContentOf(record);
  const time = clockOf(record)();
  const now = time.toISOString();
  const seedDay = record.seedDay === officeDay(time) ? null : record.seedDay;
  return {
    ...filled({ name, persona }),
    seed,
    ...filled({ seedDay, flags, features, settings }),
    ...(menus ? { menus } : {}),
    ...(frozenAt === null ? {} : { now }),
    ...(frozenAt === null && clockOffset !== 0 ? { now, isFrozen: false } : {}),
    ...own,
    ...filled({ faults: record.faults.map(faultOf) }),
    ...(record.presenter && { presenter: record.presenter }),
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
