import type { WorldRecipe, WorldState } from '../../../../contracts/operations/mock-schemas.ts';

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

/** What is told to whoever has copied the link: what it does, and what it does not carry. */
export const linkInWords = ({ linkLeavesOutFaults }: Pick<WorldState, 'linkLeavesOutFaults'>): string =>
  linkLeavesOutFaults
    ? 'Link copied, without the waiting faults: they are too long for an address. Whoever opens it gets a world of their own that starts like this one, and in which no fault waits.'
    : 'Link copied. Whoever opens it gets a world of their own that starts like this one.';

/** The address that recreates a world, complete with host: it is copied to where no page is around it. */
export const linkOf = ({ link }: Pick<WorldState, 'link'>, origin: string): string =>
  new URL(link, origin).href;
