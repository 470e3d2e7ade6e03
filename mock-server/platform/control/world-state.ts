import { mockOperations } from '../../../contracts/operations/mock.ts';
import type { WorldRecipe, WorldState } from '../../../contracts/operations/mock-schemas.ts';
import { originOf, type Site } from '../http/origin.ts';
import { problem } from '../http/problems.ts';
import { faultOf } from '../faults/faults.ts';
import { ownContentOf } from '../../store/repositories/world-document.ts';
import { recipeOf, recipeText } from '../worlds/recipe.ts';
import { nameOf, settingsOf, type World } from '../worlds/world.ts';
import { shippedFlags } from '../../../contracts/api/settings.ts';
import { contentOf } from '../recipes/world-changes.ts';
import type { FastifyInstance } from 'fastify';

/**
 * Returns the state of a world, as the console shows it.
 *
 * @param site the site in the link of the world
 * @throws {ProblemError} world-not-found when the world has been deleted in the meantime
 */
export async function stateOf(app: FastifyInstance, worldId: string, site: Site): Promise<WorldState> {
  const world = await existing(app, worldId);
  const recipe = await recipeFrom(world);
  const { text, leavesOut } = recipeText(recipe);
  return {
    id: world.id,
    name: nameOf(world),
    persona: world.persona,
    seed: world.seed,
    flags: { ...shippedFlags, ...world.flags },
    features: world.features,
    settings: settingsOf(world.settings),
    emptyMenus: recipe.emptyMenus ?? [],
    clock: { now: world.now().toISOString(), isFrozen: world.frozenAt !== null },
    createdAt: world.createdAt,
    ...(await app.store.worlds.counts(worldId)),
    faults: world.faults.map(faultOf),
    presenter: world.presenter,
    link: `${originOf(site)}${mockOperations.enterWorld.path}?recipe=${text}`,
    linkLeavesOut: [...leavesOut],
  };
}

/** Returns a recipe of any length for the present state of a world. @throws {ProblemError} world-not-found */
export const savedRecipe = async (app: FastifyInstance, worldId: string): Promise<WorldRecipe> =>
  recipeFrom(await existing(app, worldId));

async function existing({ worlds }: FastifyInstance, worldId: string): Promise<World> {
  const world = await worlds.find(worldId);
  if (!world) throw problem('world-not-found', 'The world was deleted during the request.');
  return world;
}

const recipeFrom = async (world: World): Promise<WorldRecipe> =>
  recipeOf(world, await contentOf(world.store, ownContentOf(world)));
