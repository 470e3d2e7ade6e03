import type { DrawerActions } from '../areas/drawers.ts';
import type { TabUser } from './tab-user.ts';

export function drawerActions(user: TabUser): Partial<DrawerActions> {
  return {
    refusePage: async (address, status) => {
      user.tab.changedResponses.set(address, async () => new Response('Refused', { status }));
    },
    holdPage: async (address) => void user.tab.holdNext({ method: 'GET', path: address }),
  };
}
