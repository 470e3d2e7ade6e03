import { runAxe } from '../../support/axe.ts';
import type { CreateDialogActions } from '../areas/create-dialog.ts';
import { borrowerCheckActions } from './borrower-check.ts';
import { frameOf, seesFramed } from './legacy.ts';
import { expect, type Visit } from './visit.ts';

export function createDialogActions(visit: Visit): Partial<CreateDialogActions> {
  const { page } = visit;
  const dialog = page.getByRole('dialog', { name: 'Create Loan', exact: true });
  const inBanner = page.getByRole('main').getByRole('button', { name: 'Create Loan' });
  const action = (name: string) => dialog.getByRole('button', { name, exact: true });
  return {
    ...borrowerCheckActions(visit),
    startSignedIn: async (person, enableNewCreateLoanWorkflow, features = {}) => {
      await visit.enterWorld({ flags: { enableNewCreateLoanWorkflow }, features });
      await visit.signInAtProvider(person);
    },
    askToCreate: async () => {
      await expect(inBanner).toBeEnabled();
      await inBanner.focus();
      await page.keyboard.press('Enter');
    },
    askByMenu: async () => {
      await inBanner.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Create Loan' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menu').filter({ visible: true })).toHaveCount(0);
    },
    choose: (name) => action(name).click(),

    isWideAtLeast: async (pixels, inWindow) => {
      const width = async () => (await dialog.boundingBox())?.width;
      expect(await width()).toBe(pixels);
      const { width: before, height } = page.viewportSize() ?? { width: 1440, height: 900 };
      await page.setViewportSize({ width: inWindow, height });
      expect(await width()).toBe(pixels);
      await page.setViewportSize({ width: before, height });
    },
    actionHasFocus: (name) => expect(action(name)).toBeFocused(),
    isAccessible: async () => {
      const { violations } = await runAxe(page, { include: '[role="dialog"]', evenMinor: true });
      expect(violations.map(({ rule }) => rule)).toEqual([]);
    },
    opened: async (title, facts) => {
      await seesFramed(visit, title);
      for (const [name, value] of Object.entries(facts)) {
        const fact = frameOf(page, title).locator('dt', { hasText: name }).locator('+ dd');
        await expect(fact).toHaveText(value);
      }
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  };
}
