import { shellOperations } from '../../../contracts/operations/shell.ts';
import type { DrawerActions } from '../areas/drawers.ts';
import { expect, type Visit } from './visit.ts';

/** Menus that come late or not at all. Menus go by the names of their drawers. */
export function slowMenuActions(visit: Visit): Partial<DrawerActions> {
  const { page } = visit;
  const icons = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('listitem');
  const topOf = async (name: string) => (await icons.filter({ hasText: name }).boundingBox())?.y;
  let letGo: () => void = () => undefined;
  let before: Readonly<Record<string, number | undefined>> = {};
  return {
    failMenu: async (menu) => {
      await page.route(addressOfMenu(menu), (route) => route.fulfill({ status: 503 }));
    },
    mendMenu: (menu) => page.unroute(addressOfMenu(menu)),
    holdMenu: async (menu) => {
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(addressOfMenu(menu), async (route) => {
        await held;
        await route.continue();
      });
    },
    letMenuArrive: async (menu) => {
      const names = await icons.allTextContents();
      before = Object.fromEntries(
        await Promise.all(names.map(async (name) => [name, await topOf(name)] as const)),
      );
      letGo();
      await expect(icons.filter({ hasText: menu })).toHaveCount(1);
    },
    iconHasNotMoved: async (name) => {
      expect(before[name]).toBeGreaterThan(0);
      expect(await topOf(name)).toBe(before[name]);
    },
  };
}

function addressOfMenu(menu: string): string {
  const { getMenu, getLoanMenu } = shellOperations;
  return menu === 'Loan'
    ? `**${getLoanMenu.path.replace('{generalAccountId}', '*')}`
    : `**${getMenu.path.replace('{menu}', menu.toLowerCase())}`;
}
