import assert from 'node:assert/strict';
import type { Account } from '../../../contracts/operations/loan.ts';
import { DebugPanel } from '../../shell/debug-panel.ts';
import { damagedDelivery, damagedReports } from '../../shell/menu-bodies.ts';
import { MenuDrawer } from '../../shell/menu-drawer.ts';
import { Menus } from '../../shell/menus.ts';
import { Navigation } from '../../shell/navigation.ts';
import type { DrawerActions } from '../areas/drawers.ts';
import type { TabUser } from './tab-user.ts';

export function drawerActions(user: TabUser): Partial<DrawerActions> {
  const navigation = new Navigation(user);
  const menu = new MenuDrawer(user);
  const debug = new DebugPanel(user);
  const menus = new Menus(user);
  return {
    haveDamagedMenus: async () => {
      menus.replace('reports', damagedReports);
      menus.replace('delivery', damagedDelivery);
    },
    holdMenu: async (drawer) => menus.hold(drawer),
    resize: (width, height) => user.tab.resize({ width, height }),
    chooseIcon: (name) => navigation.choose(name),
    toggle: () => navigation.toggle(),
    openGroup: (name) => menu.setGroup(name, true),
    chooseEntry: (name) => menu.choose(name),
    openSummary: () => menu.openSummary(),
    askForDebugOption: () => user.type('{Control>}`{/Control}'),
    pressBug: () => debug.toggle(),

    hasIcons: async (names) => assert.deepEqual(navigation.icons, names),
    hasIcon: async (name, has) =>
      user.expect(navigation.has(name) === has, `${has ? 'an' : 'no'} icon "${name}"`),
    dialogFrames: async (title, path) => {
      const { generalAccountId } = user.kept('account') as Account;
      const frame = user.dialog(title).querySelector('iframe');
      assert.equal(frame?.getAttribute('src'), `${path}?accountId=${generalAccountId}`);
    },
    refusePage: async (address, status) => {
      user.tab.changedResponses.set(address, async () => new Response('Refused', { status }));
    },
  };
}
