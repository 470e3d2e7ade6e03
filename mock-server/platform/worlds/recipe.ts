import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { sparingStart } from '../../../contracts/api/any-operation.ts';
import { longestRecipeText } from '../../../contracts/api/recipe-link.ts';
import {
  type Clock as ClockOrder,
  mostFaults,
  type PartOfRecipe,
  partsOfRecipe,
  stepsOfDemos,
  WorldRecipe,
} from '../../../contracts/operations/mock-schemas.ts';
import { mostOwnLoans, type OwnLoan } from '../../../contracts/operations/recipe.ts';
import { parseJson } from '../http/json-text.ts';
import { longestRecipe } from '../http/limits.ts';
import { invalidFields } from '../http/problems.ts';
import {
  checkPersona,
  isPresent,
  notADay,
  notAPresent,
  type Report,
  withoutWrongParts,
} from '../recipes/checks.ts';
import { mergedRecipe, type RecipePatch } from '../recipes/merged.ts';
import { checkTasks, extendedSeed } from '../recipes/own-content.ts';
import { mergedPart, ownLoan, partOf } from '../recipes/own-loan.ts';
import { anyDay, checkContent, seedOf } from '../recipes/rows.ts';
import { filled } from '../recipes/without-blanks.ts';
import type { Draft } from '../../store/repositories/world-data.ts';
import { ownContentOf, type Recipe, type WorldRecord } from '../../store/repositories/world-document.ts';
import type { ChangedProperties } from '../../store/repositories/worlds.ts';
import { personaNamed, personas } from '../../los/seeds/personas.ts';
import type { WorldStore } from '../../store/store.ts';
import { officeDay } from '../../los/seeds/business-days.ts';
import { checkFault, faultsByName, pendingFaults } from '../faults/faults.ts';
import { changedClock, clockOf, type ClockState, runningClock } from './clock.ts';

/**
 * Returns a valid recipe, without the entries that are null.
 *
 * @throws {ProblemError} invalid-request, naming every wrong part
 */
export function checkedRecipe(input: unknown): Recipe {
  const { recipe: parts, errors, report } = checkedParts(input);
  const recipe = mergedRecipe({}, parts);
  if (recipe.persona !== undefined) checkPersona(recipe.persona, 'persona', report);
  if (recipe.clock) checkClock(runningClock, recipe.clock, report);
  if (recipe.seedDay !== undefined && !isPresent(`${recipe.seedDay}T00:00Z`)) report('seedDay', notADay);
  checkPresenter(recipe.presenter, report);
  checkContent(recipe, report);
  for (const [name, fault] of Object.entries(recipe.faults ?? {}))
    checkFault(fault, `faults.${name}`, report);
  if (errors.length > 0) throw invalidFields(errors);
  return recipe;
}

/**
 * Returns what changes in a world by a part of a recipe (RFC 7396), and changes its loans and profiles in the draft.
 *
 * @throws {ProblemError} invalid-request, naming every wrong part
 */
export function changedWorld(draft: Draft, input: unknown): ChangedProperties {
  const { record } = draft.document;
  const { recipe: change, errors, report } = checkedParts(input);
  for (const name of ['seed', 'seedDay'] as const)
    if (change[name] !== undefined && change[name] !== record[name])
      report(name, 'cannot change in a running world: create a new one');
  const { name, persona, flags, features, settings, presenter, users, institutions, menus } = mergedRecipe(
    presentRecipe(record),
    { ...change, loans: {}, faults: {} },
  );
  if (persona !== undefined) checkPersona(persona, 'persona', report);
  if (change.clock) checkClock(record, change.clock, report);
  if (change.presenter) checkPresenter(presenter, report);
  // All seeds have the same users and institutions.
  extendedSeed(seedOf('empty', anyDay), filled({ users, institutions }), { day: anyDay, report });
  for (const [id, fault] of Object.entries(change.faults ?? {}))
    if (fault) checkFault(fault, `faults.${id}`, report);
  const faults = change.faults === null ? [] : pendingFaults(change.faults ?? {}, record.faults);
  if (faults.length > mostFaults)
    report('faults', `are more than ${mostFaults} with the pending faults of the world`);
  const loans = changedLoans(draft, change.loans, report);
  if (errors.length > 0) throw invalidFields(errors);
  if (change.users !== undefined)
    draft.set({ activeProfiles: stillActive(draft.document.activeProfiles, change.users) });
  const hasContent = contentParts.some((part) => change[part] !== undefined);
  return {
    name: name ?? null,
    persona: persona ?? null,
    flags: flags ?? {},
    features: features ?? {},
    settings: settings ?? {},
    presenter: presenter ?? null,
    faults,
    ...(change.clock === null ? runningClock : change.clock ? changedClock(record, change.clock) : {}),
    ...(hasContent ? { own: filled({ users, institutions, menus, loans }) } : {}),
  };
}

const contentParts = ['users', 'institutions', 'loans', 'menus'] as const;

/** Returns the valid parts of a recipe, and a list with the errors of the others, to which `report` adds. */
function checkedParts(input: unknown) {
  const { rest, errors } = withoutWrongParts(WorldRecipe, input, 'body');
  const { state: _state, ...recipe } = rest as WorldRecipe;
  const report: Report = (field, message) => {
    if (!errors.some((error) => error.field === field)) errors.push({ field, message });
  };
  for (const persona of Object.keys(recipe.users ?? {})) checkPersona(persona, `users.${persona}`, report);
  return { recipe: recipe satisfies RecipePatch, errors, report };
}

function checkPresenter({ demo = '', step = 1 }: Recipe['presenter'] = {}, report: Report): void {
  const { [demo]: last = step } = stepsOfDemos;
  if (step > last) report('presenter.step', `must be a whole number from 1 to ${last}, the steps of ${demo}`);
}

function checkClock(state: ClockState, clock: ClockOrder, report: Report): void {
  if (clock.now !== undefined && !isPresent(clock.now)) report('clock.now', notAPresent);
  else if (!isPresent(clockOf(changedClock(state, clock))().toISOString()))
    report('clock.advanceSeconds', 'leads to a time outside of the years 1900 to 2199');
}

/** Changes, adds or takes back loans in a draft. Returns the loans in the recipe of the world after the change. */
function changedLoans(draft: Draft, changes: RecipePatch['loans'], report: Report): Record<string, OwnLoan> {
  const { record } = draft.document;
  const loans = { ...ownContentOf(record).loans };
  const day = officeDay(clockOf(record)());
  const all = changes === null ? Object.fromEntries(draft.ownIds().map((id) => [id, null])) : (changes ?? {});
  if (changes === null) for (const id of Object.keys(loans)) all[id] = null;
  for (const [key, change] of Object.entries(all)) {
    const id = Number(key);
    const present = draft.loan(id)?.document;
    if (change === null) {
      delete loans[key];
      draft.takeBack(id);
      continue;
    }
    const loan = ownLoan(id, change, present, { day, report });
    loans[key] = mergedPart(loans[key] ?? {}, change, present?.dashboard);
    if (loan)
      draft.put({
        ...loan,
        origin: present?.origin ?? 'own',
        ...(present?.creation && { creation: present.creation }),
      });
  }
  checkTasks(
    all,
    [...draft.loans()].map(({ document }) => document),
    report,
  );
  if (Object.keys(loans).length > mostOwnLoans)
    report('loans', `are more than the ${mostOwnLoans} loans that can differ from the seed`);
  return loans;
}

/** Returns the profiles to which users have switched, without those of the users whose profile a change sets. */
function stillActive(
  active: Readonly<Record<string, number>>,
  users: RecipePatch['users'],
): Readonly<Record<string, number>> {
  const set = new Set(
    Object.entries(users ?? {}).flatMap(([persona, user]) =>
      user === null || user.activeProfile !== undefined ? [personaNamed(persona)?.objectId] : [],
    ),
  );
  return users === null ? {} : Object.fromEntries(Object.entries(active).filter(([id]) => !set.has(id)));
}

/** Returns a recipe of what requests have set in a world, without loans that users have changed. */
function presentRecipe(record: WorldRecord): Recipe {
  const { name, persona, seed, seedDay, flags, features, settings, frozenAt, clockOffset } = record;
  const time = clockOf(record)();
  const now = time.toISOString();
  const { users, institutions, menus, loans } = ownContentOf(record);
  return {
    ...filled({ name, persona }),
    seed,
    ...(seedDay === officeDay(time) ? {} : { seedDay }),
    ...(frozenAt === null ? {} : { clock: { now } }),
    ...(frozenAt === null && clockOffset !== 0 ? { clock: { now, isFrozen: false } } : {}),
    ...filled({ flags, features, settings, users, institutions, menus, loans }),
    ...filled({ faults: faultsByName(record.faults) }),
    ...(record.presenter && { presenter: record.presenter }),
  };
}

/** Returns a recipe of the present state of a world, with what its users have changed. */
export async function recipeOf(world: WorldRecord & { readonly store: WorldStore }): Promise<Recipe> {
  const recipe = presentRecipe(world);
  const users = await usersOf(world.store, recipe.users ?? {});
  const loans = await loansOf(world.store, recipe.loans ?? {});
  return { ...recipe, ...filled({ users, loans }) };
}

/** Returns the users of a recipe, and the active profiles to which users have switched. */
async function usersOf(
  world: WorldStore,
  own: NonNullable<Recipe['users']>,
): Promise<NonNullable<Recipe['users']>> {
  const users = { ...own };
  for (const { id, objectId, userId, otherProfiles } of personas) {
    const active = otherProfiles.length === 0 ? null : await world.users.activeProfileId(objectId);
    if (active !== null && active !== (own[id]?.activeProfile ?? userId))
      users[id] = { ...own[id], activeProfile: active };
  }
  return users;
}

/** Returns the loans of a recipe, the loans that users have created, and the loans with new notes or a vendor. */
async function loansOf(
  world: WorldStore,
  own: Readonly<Record<string, OwnLoan>>,
): Promise<Record<string, OwnLoan>> {
  const loans = { ...own };
  const change = (id: number, part: OwnLoan) => (loans[id] = { ...loans[id], ...part });
  for (const loan of await world.loans.created()) change(loan.generalAccountId, partOf(loan));
  for (const id of await world.notes.loansWithAdded()) {
    const notes = (await world.notes.list(id)).toReversed();
    change(id, {
      notes: notes.map(({ author, text, isShared, createdAt }) => ({ author, text, isShared, createdAt })),
    });
  }
  for (const [id, vendor] of await world.vendors.all()) change(id, { vendor });
  return loans;
}

/** The text of a recipe in the query of a link. */
interface RecipeText {
  readonly text: string;
  /** Parts of the recipe that the link leaves out, because they are too long for an address. */
  readonly leavesOut: readonly PartOfRecipe[];
}

/** Returns a recipe as the text of a link. Leaves out parts that would make the text too long. */
export function recipeText(recipe: Recipe): RecipeText {
  const { faults } = recipe;
  const whole = { ...recipe, ...(faults ? { faults: mapped(faults, sparingStart) } : {}) };
  const text = inAddress(whole);
  if (text !== null) return { text, leavesOut: [] };
  const given = partsOfRecipe.filter((part) => whole[part] !== undefined);
  const short = Object.entries(whole).filter(([name]) => !given.includes(name as PartOfRecipe));
  return given.reduce<RecipeText & { readonly recipe: Recipe }>(
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

const mapped = <Value>(values: Readonly<Record<string, Value>>, map: (value: Value) => Value) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

/** Prefix of a compressed text; base64url never starts with it. */
const packed = 'z.';

/** Encodes a recipe as JSON in base64url, compressed if it is too long; null if it is still too long. */
function inAddress(recipe: Recipe): string | null {
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
