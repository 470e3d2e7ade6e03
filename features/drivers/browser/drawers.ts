import type { DrawerActions } from '../areas/drawers.ts';
import { menuActions } from './menus.ts';
import { expect, type Visit } from './visit.ts';

/** The primary drawer, what surrounds it, and the debug panel. */
export function drawerActions(visit: Visit): Partial<DrawerActions> {
  const { page } = visit;
  const primary = page.getByRole('navigation', { name: 'Main', exact: true });
  const icons = primary.getByRole('listitem');
  const iconNamed = (name: string) => icons.filter({ hasText: new RegExp(`^${name}`) });
  const mark = page.getByRole('img', { name: 'Equal Housing Opportunity' });
  const backdrop = page.getByRole('button', { name: 'Close the navigation' });
  const debug = page.getByRole('region', { name: 'Debug' });
  return {
    ...menuActions(visit),
    resize: (width, height) => page.setViewportSize({ width, height }),
    chooseIcon: (name) => iconNamed(name).locator('a, button').click(),
    toggle: () => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click(),
    askForDebugOption: () => page.keyboard.press('Control+`'),
    pressBug: () => page.getByRole('button', { name: 'Debug', exact: true }).click(),

    hasIcons: async (names) => {
      await expect(icons).toHaveText([...names]);
    },
    primaryIsWide: async (width) => {
      await expect(primary).toBeVisible();
      expect((await primary.boundingBox())?.width).toBe(width);
    },
    primaryIs: async (state) => {
      await expect(primary).toBeVisible();
      await expect(backdrop).toHaveCount(state === 'over' ? 1 : 0);
      // Beside the page it takes room from it, over the page it does not.
      const left = await page
        .locator('main')
        .evaluate((main) => Number.parseFloat(getComputedStyle(main).paddingInlineStart));
      expect(left).toBe(state === 'beside' ? 61 : 0);
    },
    showsMark: async (shows) => {
      await expect(primary).toBeVisible();
      if (shows) await expect(mark).toBeVisible();
      else await expect(mark).toBeHidden();
    },
    debugPanelIs: async (width, height) => {
      const box = await debug.boundingBox();
      expect([box?.width, box?.height]).toEqual([width, height]);
    },
    debugLinkIs: (address) => expect(debug.getByRole('link')).toHaveAttribute('href', address),
  };
}
