import type { WorldRecipe, WorldState } from '../../../../contracts/schemas/mock.ts';

/** The recipe of a world like this one. A running clock runs there too, so only one that stands still is written down. */
export const recipeOf = ({
  persona,
  seed,
  flags,
  features,
  settings,
  emptyMenus,
  clock,
  faults,
}: WorldState): WorldRecipe => ({
  ...(persona === null ? {} : { persona }),
  seed,
  flags,
  ...(Object.keys(features).length === 0 ? {} : { features }),
  settings,
  ...(emptyMenus.length === 0 ? {} : { emptyMenus }),
  ...(clock.isFrozen ? { now: clock.now } : {}),
  ...(faults.length === 0 ? {} : { faults }),
});

/** Returns the message after copying the link: what it does, and what it leaves out. */
export const linkInWords = ({ linkLeavesOutFaults }: Pick<WorldState, 'linkLeavesOutFaults'>): string =>
  linkLeavesOutFaults
    ? 'Link copied, without the pending faults: they are too long for an address. It opens a new world like this one, without faults.'
    : 'Link copied. It opens a new world like this one.';

/** The address that recreates a world, complete with host: it is copied to where no page is around it. */
export const linkOf = ({ link }: Pick<WorldState, 'link'>, origin: string): string =>
  new URL(link, origin).href;
