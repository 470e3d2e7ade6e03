import type { LegacyActions } from '../areas/legacy.ts';
import { routeOfPage } from '../vocabulary.ts';
import type { TabUser } from './tab-user.ts';

export function legacyActions(user: TabUser): Partial<LegacyActions> {
  return {
    goTo: (title) => user.open(routeOfPage(title)),
    open: async (title) => {
      await user.open(routeOfPage(title));
      user.seesFramed(title);
    },
    goOn: (title) => user.goOn(routeOfPage(title)),
    seesFrame: async (title) => user.seesFramed(title),
  };
}
