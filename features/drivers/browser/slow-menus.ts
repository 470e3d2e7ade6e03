import { shellOperations } from '../../../contracts/operations/shell.ts';
import type { DrawerActions } from '../areas/drawers.ts';
import { expect, type Visit } from './visit.ts';

/** Menus that come late. Menus go by the names of their drawers. */
export function slowMenuActions({ page }: Visit): Partial<DrawerActions> {
  const icons = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('listitem');
  const topOf = async (name: string) => (await icons.filter({ hasText: name }).boundingBox())?.y;
  let letGo: () => void = () => undefined;
  let before: Readonly<Record<string, number | undefined>> = {};
  return {
    holdMenu: async (menu) => {
      const { promise: held, resolve } = Promise.withResolvers<void>();
      letGo = resolve;
      const address = `**${shellOperations.getMenu.path.replace('{menu}', menu.toLowerCase())}`;
      await page.route(address, async (route) => {
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
