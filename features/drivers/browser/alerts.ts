import type { Page } from '@playwright/test';
import type { AlertActions } from '../areas/alerts.ts';
import { expect, type Visit } from './visit.ts';

/** The loan that the scenarios open. */

export function alertActions(visit: Visit): Partial<AlertActions> {
  const { page } = visit;
  let areBlocked = false;
  let opened: Page | undefined;
  const own = (): Page => {
    if (!opened) throw new Error('No window has opened');
    return opened;
  };
  const alertIsTitled = (title: string) =>
    expect(own().getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  return {
    blockWindows: async () => {
      areBlocked = true;
      await page.evaluate(() => {
        window.open = () => null;
      });
    },
    openImageFlow: async () => {
      const entry = await imageFlowEntry(page);
      if (areBlocked) return entry.click();
      const window = page.waitForEvent('popup');
      await entry.click();
      opened = await window;
    },
    followNotice: async () => {
      const window = page.waitForEvent('popup');
      await page.getByRole('link', { name: 'open the message in a tab' }).click();
      opened = await window;
    },
    alertIsTitled,
  };
}

/** The entry of the loan's menu, found by the filter as somebody in a hurry would. */
async function imageFlowEntry(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Loan menu' });
  await menu.getByPlaceholder('Type to filter...').fill('Image Flow');
  return menu.locator('[data-row]:not([aria-expanded])').filter({ hasText: 'Image Flow' });
}
