import type { FastifyInstance } from 'fastify';
import { shippedFlags } from '../../../contracts/api/settings.ts';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import type { RunningWorld } from '../../../contracts/operations/mock-schemas.ts';
import { originOf, type Site } from '../http/origin.ts';
import { problem } from '../http/problems.ts';
import { recipeOf, recipeText } from '../worlds/recipe.ts';
import { nameOf, settingsOf } from '../worlds/world.ts';

/**
 * Returns a world as the control API shows it.
 *
 * @param site the site in the link of the world
 * @param at `start` for the recipe that the world was created from
 * @throws {ProblemError} world-not-found when the world has been deleted in the meantime
 */
export async function runningWorld(
  { worlds, store }: FastifyInstance,
  worldId: string,
  site: Site,
  at: 'start' | 'present' = 'present',
): Promise<RunningWorld> {
  const world = await worlds.find(worldId);
  if (!world) throw problem('world-not-found', 'The world was deleted during the request.');
  const present = await recipeOf(world);
  const { text, leavesOut } = recipeText(present);
  const recipe = at === 'start' ? world.recipe : present;
  return {
    ...(recipe as Omit<RunningWorld, 'state'>),
    state: {
      id: world.id,
      name: nameOf(world),
      createdAt: world.createdAt,
      clock: { now: world.now().toISOString(), isFrozen: world.frozenAt !== null },
      flags: { ...shippedFlags, ...world.flags },
      settings: settingsOf(world.settings),
      ...(await store.worlds.counts(worldId)),
      faults: Object.fromEntries(world.faults.map(({ id, met }) => [id, { met }])),
      link: `${originOf(site)}${mockOperations.enterWorld.path}?recipe=${text}`,
      linkLeavesOut: [...leavesOut],
    },
  };
}
