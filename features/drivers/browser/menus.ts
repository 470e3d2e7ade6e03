import { shellOperations } from '../../../contracts/operations/shell.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import { damagedDelivery, damagedReports } from '../../shell/menu-bodies.ts';
import type { DrawerActions } from '../areas/drawers.ts';
import { slowMenuActions } from './slow-menus.ts';
import { expect, type Visit } from './visit.ts';

/** The secondary drawer: its menu, and what its entries open. */
export function menuActions(visit: Visit): Partial<DrawerActions> {
  const { page } = visit;
  const menu = page.getByRole('navigation', { name: / menu$/ });
  const named = (name: string) => ({ has: page.locator('bdi', { hasText: exactly(name) }) });
  const entry = (name: string) =>
    menu.locator('[data-row]:not([aria-expanded]):has(> bdi)').filter(named(name));
  const groups = menu.locator('[data-row][aria-expanded]');
  const summary = menu.getByRole('button', { name: 'General Loan Summary' });
  const dialog = page.getByRole('dialog');
  const account = async () => JSON.parse((await visit.kept('account')) ?? '{}') as Account;
  const answerMenu = async (name: string, body: unknown) => {
    const address = `**${shellOperations.getMenu.path.replace('{menu}', name)}`;
    await page.route(address, (route) => route.fulfill({ json: body }));
  };
  return {
    ...slowMenuActions(visit),
    haveDamagedMenus: async () => {
      await answerMenu('reports', damagedReports);
      await answerMenu('delivery', damagedDelivery);
    },
    haveLongPage: async (address) => {
      const body = '<!doctype html><title>Long</title><body style="height: 3000px">Long</body>';
      await page.route(`**${address}*`, (route) => route.fulfill({ contentType: 'text/html', body }));
    },
    openGroup: async (name) => {
      const group = groups.filter(named(name));
      await expect(group).toHaveAttribute('aria-expanded', 'false');
      await group.click();
    },
    chooseEntry: (name) => entry(name).click(),
    openSummary: async () => {
      await summary.click();
      await expect(summary).toHaveAttribute('aria-expanded', 'true');
    },
    askDialogToClose: () =>
      dialog
        .locator('iframe')
        .contentFrame()
        .locator('body')
        .evaluate(() => window.parent.postMessage({ type: 'closeDialog' }, window.location.origin)),

    menuIsWide: async (width) => {
      await expect(menu).toBeVisible();
      expect((await menu.boundingBox())?.width).toBe(width);
    },
    borrowersHaveColours: async (count) => {
      const avatars = menu.getByRole('list', { name: 'Borrowers' }).locator('[data-position]');
      await expect(avatars).toHaveCount(count);
      const grounds = await avatars.evaluateAll((all) =>
        all.map((avatar) => getComputedStyle(avatar).backgroundColor),
      );
      expect(new Set(grounds).size).toBe(count);
    },
    summaryShows: async () => {
      const { loanNumber } = await account();
      const panel = page.getByRole('dialog', { name: 'Loan Summary', exact: true });
      await expect(panel.locator('iframe').contentFrame().getByText(loanNumber).first()).toBeVisible();
      await expect(panel.getByText('Loading Loan Summary')).toHaveCount(0);
    },
    dialogFrames: async (title, path) => {
      const { generalAccountId } = await account();
      const frame = page.getByRole('dialog', { name: title, exact: true }).locator('iframe');
      await expect(frame).toHaveAttribute('src', `${path}?accountId=${generalAccountId}`);
      await expect(frame).toHaveAttribute('data-loaded', 'true');
    },
    dialogIs: async (title, width, height) => {
      const shown = page.getByRole('dialog', { name: title, exact: true });
      await expect(shown.locator('iframe')).toHaveAttribute('data-loaded', 'true');
      await expect.poll(async () => (await shown.boundingBox())?.height).toBe(height);
      expect((await shown.boundingBox())?.width).toBe(width);
    },
    dialogStaysInside: async (title) => {
      const box = await page.getByRole('dialog', { name: title, exact: true }).boundingBox();
      const height = page.viewportSize()?.height ?? 0;
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    },
    noDialogIsOpen: async (focused) => {
      await expect(dialog).toHaveCount(0);
      await expect(entry(focused)).toBeFocused();
    },
    fetchesOnVisit: async (route) => {
      const code = new RegExp(`^GET /assets/${route}-page-[^/]+[.]js$`);
      const fetched = () => visit.requests.filter((request) => code.test(request)).length;
      expect(fetched()).toBe(0);
      await visit.goOn(`/${route}`);
      await expect.poll(fetched).toBe(1);
    },
    staysInside: async () => {
      const inside = await menu.evaluate((drawer) => {
        const { right } = drawer.getBoundingClientRect();
        const parts = [...drawer.querySelectorAll('[data-row], [data-row] *')];
        return parts.every((part) => part.getBoundingClientRect().right <= right);
      });
      expect(inside).toBe(true);
    },
    ranNothing: async () => {
      expect(await page.evaluate(() => Reflect.get(window, 'wasRun'))).toBe(undefined);
      await expect(menu.locator('img, script')).toHaveCount(0);
    },
  };
}

const exactly = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`);
