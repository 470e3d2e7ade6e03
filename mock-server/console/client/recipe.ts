import type { WorldRecipe, WorldState } from '../../../contracts/schemas/mock.ts';

/** The recipe of a world like this one. A running clock runs there too, so only one that stands still is written down. */
export const recipeOf = ({ persona, seed, flags, features, clock, faults }: WorldState): WorldRecipe => ({
  ...(persona === null ? {} : { persona }),
  seed,
  flags,
  ...(Object.keys(features).length === 0 ? {} : { features }),
  ...(clock.isFrozen ? { now: clock.now } : {}),
  ...(faults.length === 0 ? {} : { faults }),
});

/** The address that recreates a world, complete with host: it is copied to where no page is around it. */
export const linkOf = ({ link }: Pick<WorldState, 'link'>, origin: string): string =>
  new URL(link, origin).href;
