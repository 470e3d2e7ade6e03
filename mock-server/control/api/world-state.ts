import { mockOperations } from '../../../contracts/operations/mock.ts';
import type { WorldRecipe, WorldState } from '../../../contracts/operations/mock-schemas.ts';
import { originOf, type Site } from '../../http/site.ts';
import { problem } from '../../http/problems.ts';
import { faultOf } from '../faults/faults.ts';
import { clockOf } from '../worlds/clock.ts';
import type { Controls } from './controls.ts';
import { ownContentOf, type WorldRecord } from '../../store/repositories/worlds.ts';
import { recipeOf, recipeText } from '../worlds/link.ts';
import { nameOf } from '../worlds/world.ts';

/**
 * Returns the state of a world, as the console shows it.
 *
 * @param site the site in the link of the world
 * @throws {ProblemError} world-not-found when the world has been deleted in the meantime
 */
export async function stateOf(controls: Controls, worldId: string, site: Site): Promise<WorldState> {
  const { store, worlds } = controls;
  const { record, recipe } = await recordAndRecipe(controls, worldId);
  const faults = record.faults.map(faultOf);
  const { text, leavesOut } = recipeText(recipe);
  return {
    id: record.id,
    name: nameOf(record),
    persona: record.persona,
    seed: record.seed,
    flags: { ...worlds.content.defaultFlags, ...record.flags },
    features: record.features,
    settings: worlds.content.settingsOf(record.settings),
    emptyMenus: recipe.emptyMenus ?? [],
    clock: { now: clockOf(record)().toISOString(), isFrozen: record.frozenAt !== null },
    createdAt: record.createdAt,
    ...(await store.worlds.counts(worldId)),
    faults,
    presenter: record.presenter,
    link: `${originOf(site)}${mockOperations.enterWorld.path}?recipe=${text}`,
    linkLeavesOut: [...leavesOut],
  };
}

/** Returns a recipe of any length for the present state of a world. @throws {ProblemError} world-not-found */
export async function savedRecipe(controls: Controls, worldId: string): Promise<WorldRecipe> {
  return (await recordAndRecipe(controls, worldId)).recipe;
}

/** Returns the record of a world. @throws {ProblemError} world-not-found */
export async function recordOf({ worlds }: Controls, worldId: string): Promise<WorldRecord> {
  const record = await worlds.record(worldId);
  if (!record) throw problem('world-not-found', 'The world was deleted during the request.');
  return record;
}

async function recordAndRecipe(controls: Controls, worldId: string) {
  const { store, worlds } = controls;
  const record = await recordOf(controls, worldId);
  return {
    record,
    recipe: recipeOf(record, await worlds.content.contentOf(store.in(worldId), ownContentOf(record))),
  };
}
