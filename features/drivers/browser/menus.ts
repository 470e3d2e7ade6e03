import { shellOperations } from '../../../contracts/operations/shell.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { DrawerActions } from '../areas/drawers.ts';
import {
  damagedDelivery,
  damagedReports,
  manyEntries,
  ratesOf,
  readableReports,
  reportsOf,
} from './menu-bodies.ts';
import { slowMenuActions } from './slow-menus.ts';
import { expect, type Visit } from './visit.ts';

/** The secondary drawer: its menu, and what its entries open. */
export function menuActions(visit: Visit): Partial<DrawerActions> {
  const { page } = visit;
  const menu = page.getByRole('navigation', { name: / menu$/ });
  const named = (name: string) => ({ has: page.locator('bdi', { hasText: exactly(name) }) });
  const entries = menu.locator('[data-row]:not([aria-expanded]):has(> bdi)');
  const names = menu.locator('[data-row]:not([aria-expanded]) > bdi');
  const groups = menu.locator('[data-row][aria-expanded]');
  const entry = (name: string) => entries.filter(named(name));
  const filter = menu.getByPlaceholder('Type to filter...');
  const summary = menu.getByRole('button', { name: 'General Loan Summary' });
  const dialog = page.getByRole('dialog');
  const opens = async (name: string) => {
    await expect(menu).toHaveAccessibleName(`${name} menu`);
    await expect(menu.getByText(name, { exact: true }).first()).toBeVisible();
  };
  const noMenuIsOpen = () => expect(menu).toHaveCount(0);
  const answerMenu = async (name: string, body: unknown) => {
    const address = `**${shellOperations.getMenu.path.replace('{menu}', name)}`;
    await page.route(address, (route) => route.fulfill({ json: body }));
  };
  return {
    ...slowMenuActions(visit),
    haveReports: (rows) => answerMenu('reports', reportsOf(rows)),
    haveRates: (title, item) => answerMenu('rates', ratesOf(title, item)),
    haveManyDeliveries: (count, inGroups) => answerMenu('delivery', manyEntries('Delivery', count, inGroups)),
    haveDamagedMenus: async () => {
      await answerMenu('reports', damagedReports);
      await answerMenu('delivery', damagedDelivery);
    },
    haveLongPage: async (address) => {
      const body = '<!doctype html><title>Long</title><body style="height: 3000px">Long</body>';
      await page.route(`**${address}*`, (route) => route.fulfill({ contentType: 'text/html', body }));
    },
    refusePage: async (address, status) => {
      const body = '<!doctype html><title>Refused</title><h1>Refused</h1>';
      await page.route(`**${address}*`, (route) => route.fulfill({ status, contentType: 'text/html', body }));
    },
    setGroup: async (name, isOpen) => {
      const group = groups.filter(named(name));
      await expect(group).toHaveAttribute('aria-expanded', String(!isOpen));
      await group.click();
      await expect(group).toHaveAttribute('aria-expanded', String(isOpen));
    },
    type: (text) => filter.fill(text),
    chooseEntry: async (name) => {
      // Whoever clicks does not ask first whether the entry is disabled.
      const force = (await entry(name).getAttribute('aria-disabled')) === 'true';
      await entry(name).click({ force });
    },
    chooseBorrower: (name) =>
      menu.getByRole('list', { name: 'Borrowers' }).getByRole('link').filter({ hasText: name }).click(),
    openRow: async (number) => {
      await filter.focus();
      for (let row = 0; row < number; row += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
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

    openMenuIs: async (name, width) => {
      await opens(name);
      expect((await menu.boundingBox())?.width).toBe(width);
    },
    noMenuIsOpen,
    offers: async (wanted) => {
      await expect(names).toHaveText([...wanted]);
    },
    offersCount: async (count) => {
      await expect(names).toHaveCount(count);
    },
    offersReadable: async () => {
      await expect(names).toHaveText([...readableReports]);
    },
    hasGroups: async (wanted) => {
      await expect(groups.locator('bdi')).toHaveText([...wanted]);
    },
    badgeIs: async (name, badge) => {
      await expect(entry(name).locator('bdi + span')).toHaveText(badge);
    },
    hasMarks: async (name, icons) => {
      const drawn = await entry(name)
        .locator('[data-icon]:has(svg)')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.getAttribute('role') !== 'img' && element.tagName === 'SPAN')
            .map((element) => element.getAttribute('data-icon')),
        );
      expect(drawn).toEqual(icons);
    },
    hasInitials: async (name, initials) => {
      await expect(entry(name).locator('span').first()).toHaveText(initials);
    },
    standsOut: async (name) => {
      const ground = (which: typeof entries) =>
        which.evaluate((element) => getComputedStyle(element).backgroundColor);
      const [marked, plain] = [await ground(entry(name)), await ground(entry('Plain'))];
      expect(marked).not.toBe(plain);
    },
    isCurrent: async (name) => {
      await expect(menu.locator('[aria-current="page"]')).toHaveText([name]);
    },
    nothingMatches: async () => {
      await expect(names).toHaveCount(0);
      await expect(menu.getByRole('status')).toHaveText(/^Nothing matches/);
    },
    hasFilter: async (has) => {
      await expect(menu.getByRole('searchbox')).toHaveCount(has ? 1 : 0);
    },
    filterHasFocus: async () => expect(filter).toBeFocused(),
    hasSummary: async (has) => {
      await expect(menu).toBeVisible();
      await expect(summary).toHaveCount(has ? 1 : 0);
    },
    summaryIsClosed: async () => {
      await expect(summary).toHaveAttribute('aria-expanded', 'false');
    },
    namesBorrowers: async (rows) => {
      const people = menu.getByRole('list', { name: 'Borrowers' }).getByRole('listitem');
      await expect(people).toHaveText(
        rows.map(([name, initials, position]) => `${initials}${name}${position}`),
      );
      const grounds = await people
        .locator('[data-position]')
        .evaluateAll((avatars) => avatars.map((avatar) => getComputedStyle(avatar).backgroundColor));
      expect(new Set(grounds).size).toBe(rows.length);
    },
    frames: async (path, ofLoan) => {
      const frame = page.locator('main iframe:not([aria-hidden])');
      const { generalAccountId } = JSON.parse((await visit.kept('account')) ?? '{}') as {
        generalAccountId?: number;
      };
      const loan = ofLoan ? `.*accountId=${generalAccountId}` : '';
      await expect(frame).toHaveAttribute('src', new RegExp(`^${path}\\?${loan}`));
      await expect(frame).toHaveAttribute('data-loaded', 'true');
    },
    opensWindow: async (name, width, height) => {
      const opened = page.waitForEvent('popup');
      await entry(name).click();
      const size = await (await opened).evaluate(() => [window.innerWidth, window.innerHeight]);
      expect(size).toEqual([width, height]);
    },
    dialogFrames: async (title, path) => {
      const { generalAccountId } = JSON.parse((await visit.kept('account')) ?? '{}') as Partial<Account>;
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
    fetchesOnVisit: async (route, title, name) => {
      const code = new RegExp(`^GET /assets/${route}-page-[^/]+[.]js$`);
      const fetched = () => visit.requests.filter((request) => code.test(request)).length;
      expect(fetched()).toBe(0);
      await visit.goOn(`/${route}`);
      await expect(page.locator('main').getByTitle(title, { exact: true })).toHaveAttribute(
        'data-loaded',
        'true',
      );
      expect(fetched()).toBe(1);
      await (name === 'none' ? noMenuIsOpen() : opens(name));
      const group = groups.filter(named(title));
      if ((await group.count()) > 0) await expect(group).toHaveAttribute('aria-expanded', 'true');
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
    notedDamage: async () => {
      await expect
        .poll(() => visit.consoleWarnings.filter((text) => text.includes('A menu has entries')).length)
        .toBeGreaterThan(0);
    },
  };
}

const exactly = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`);
