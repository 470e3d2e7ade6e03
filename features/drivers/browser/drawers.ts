import { legacyPages } from '../../../contracts/api/legacy.ts';
import { type Account, loanOperations } from '../../../contracts/operations/loan.ts';
import { addressOf } from '../../../contracts/operation.ts';
import { shellOperations } from '../../../contracts/operations/shell.ts';
import type { MenuToEmpty } from '../../../contracts/schemas/mock.ts';
import { changeOwnWorld } from '../../support/worlds.ts';
import type { DrawerActions } from '../areas/drawers.ts';
import { frameOf } from './legacy.ts';
import { loanMenuActions } from './loan-menu.ts';
import { menuActions } from './menus.ts';
import { expect, type Visit } from './visit.ts';

/** The primary drawer, what surrounds it, and what the browser keeps of both drawers. */
export function drawerActions(visit: Visit): Partial<DrawerActions> {
  const { page } = visit;
  const primary = page.getByRole('navigation', { name: 'Main', exact: true });
  const icons = primary.getByRole('listitem');
  const iconNamed = (name: string) => icons.filter({ hasText: new RegExp(`^${name}`) });
  const mark = page.getByRole('img', { name: 'Equal Housing Opportunity' });
  const backdrop = page.getByRole('button', { name: 'Close the navigation' });
  const debug = page.getByRole('region', { name: 'Debug' });
  const account = async () => JSON.parse((await visit.kept('account')) ?? '{}') as Partial<Account>;
  const keptLocally = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  return {
    ...menuActions(visit),
    ...loanMenuActions(visit),
    emptyMenus: (names) =>
      changeOwnWorld(visit.context.request, visit.origin, { emptyMenus: [...names] as MenuToEmpty[] }),
    resize: (width, height) => page.setViewportSize({ width, height }),
    chooseIcon: (name) => iconNamed(name).locator('a, button').click(),
    toggle: () => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click(),
    clickBackdrop: () => backdrop.click({ position: { x: 900, y: 300 } }),
    press: (key) => page.keyboard.press(key),
    openFirstLead: async () => {
      const row = frameOf(page, 'Lead Pipeline').getByRole('row').nth(1);
      await row.getByRole('link').click();
      await visit.seesTitle(/^\d{10} /);
    },
    haveDealId: async (dealId) => {
      const { path } = loanOperations.getAccountByApplicationIdentifier;
      await page.route(`**${path.replace(/\{\w+\}/, '*')}`, async (route) => {
        const answer = await route.fetch();
        const loan = (await answer.json()) as object;
        await route.fulfill({ response: answer, json: { ...loan, dealId } });
      });
    },
    askForDebugOption: () => page.keyboard.press('Control+`'),
    pressBug: () => page.getByRole('button', { name: 'Debug', exact: true }).click(),

    // The browser keeps a menu once it is loaded, with or without entries.
    waitForLoanMenu: async () => expect.poll(() => keptLocally('navigationMenu')).toContain('navigationMenu'),
    hasIcons: async (names) => {
      await expect(icons).toHaveText([...names]);
    },
    hasIcon: async (name, has) => {
      await expect(primary).toBeVisible();
      await expect(iconNamed(name)).toHaveCount(has ? 1 : 0);
    },
    selectedIconIs: async (name) => {
      const selected = primary.locator('[data-selected="true"]');
      await expect(selected).toHaveText([name]);
    },
    primaryIsWide: async (width) => {
      expect((await primary.boundingBox())?.width).toBe(width);
    },
    primaryIs: async (state) => {
      if (state === 'closed') {
        await expect(primary).toHaveCount(0);
        await expect(backdrop).toHaveCount(0);
        return;
      }
      await expect(primary).toBeVisible();
      await expect(backdrop).toHaveCount(state === 'over' ? 1 : 0);
      // Beside the page it takes room from it, over the page it does not.
      const left = await page
        .locator('main')
        .evaluate((main) => Number.parseFloat(getComputedStyle(main).paddingInlineStart));
      expect(left).toBe(state === 'beside' ? 61 : 0);
    },
    showsMark: async (shows) => {
      if (shows) await expect(mark).toBeVisible();
      else await expect(mark).toBeHidden();
    },
    keepsMenus: async () => {
      const kept = JSON.parse((await visit.kept('menu')) ?? '{}') as Readonly<Record<string, unknown>>;
      for (const menu of ['reports', 'delivery', 'resources', 'rates']) {
        expect(JSON.stringify(kept[menu])).toContain('"name"');
      }
    },
    keepsLoanMenu: async (keeps) => {
      const kept = expect.poll(() => keptLocally('navigationMenu'));
      if (keeps) await kept.toContain('"name":"Doc Packages"');
      else await kept.toBe(null);
    },
    keepsSelection: async (keeps) => {
      await expect.poll(() => visit.kept('drawerSelection')).toBe(keeps ? '"Reports"' : null);
    },
    askedForLoanMenu: async (asked) => {
      const { generalAccountId = 0 } = await account();
      const { method } = shellOperations.getLoanMenu;
      const call = `${method} ${addressOf(shellOperations.getLoanMenu, { generalAccountId })}`;
      expect(visit.requests.filter((request) => request === call)).toEqual(asked ? [call] : []);
    },
    debugPanelIs: async (width, height) => {
      const box = await debug.boundingBox();
      expect([box?.width, box?.height]).toEqual([width, height]);
    },
    tellsIds: async () => {
      const { loanNumber, generalAccountId, masterAccountId, dealId } = await account();
      const terms = ['Loan number', 'Account id', 'Master account id', 'Deal id'];
      await expect(debug.getByRole('term')).toHaveText(terms);
      const values = [loanNumber, generalAccountId, masterAccountId, dealId ?? ''].map(String);
      await expect(debug.getByRole('definition')).toHaveText(values);
    },
    tellsDealId: async (dealId) => {
      await expect(debug.getByRole('definition').last()).toHaveText(String(dealId));
    },
    leadsToDebugPage: async (leads) => {
      await expect(debug).toBeVisible();
      const link = debug.getByRole('link');
      if (!leads) return expect(link).toHaveCount(0);
      const { generalAccountId } = await account();
      const opened = page.waitForEvent('popup');
      await link.click();
      const { pathname, searchParams } = new URL((await opened).url());
      expect([pathname, searchParams.get('accountId')]).toEqual([
        legacyPages.LoanDebug.path,
        String(generalAccountId),
      ]);
    },
    debugShows: async (facts) => {
      await expect(debug.getByRole('term')).toHaveText(facts.map(([term = '']) => term));
      await expect(debug.getByRole('definition')).toHaveText(facts.map(([, value = '']) => value));
    },
    debugLinkIs: (address) => expect(debug.getByRole('link')).toHaveAttribute('href', address),
    debugPanelIsGone: async () => {
      await expect(debug).toHaveCount(0);
    },
  };
}
