import type { Route } from '@playwright/test';
import { createLoanOperations } from '../../../contracts/operations/create-loan.ts';
import { runAxe } from '../../support/axe.ts';
import type { CreateDialogActions } from '../areas/create-dialog.ts';
import { borrowerCheckActions } from './borrower-check.ts';
import { frameOf, seesFramed } from './legacy.ts';
import { expect, type Visit } from './visit.ts';

/** Institutions of the standard seed whose originators a scenario holds back. */
const institutionIds: Readonly<Record<string, number>> = {
  'Marrowbrook Home Lending': 101,
  'Fennimore Partners': 105,
};

const originatorsCall = createLoanOperations.getOriginators.path;

export function createDialogActions(visit: Visit): Partial<CreateDialogActions> {
  const { page } = visit;
  const dialog = page.getByRole('dialog', { name: 'Create Loan', exact: true });
  const inBanner = page.getByRole('main').getByRole('button', { name: 'Create Loan' });
  const action = (name: string) => dialog.getByRole('button', { name, exact: true });
  let held: (() => Promise<void>) | undefined;
  return {
    ...borrowerCheckActions(visit),
    olderDialogFrames: async (title, address) =>
      expect(page.getByRole('dialog', { name: title }).locator('iframe')).toHaveAttribute('src', address),
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
    goBack: () => action('Back').click(),
    holdOriginators: async (institution) => {
      const path = originatorsCall.replace('{institutionId}', String(institutionIds[institution]));
      await page.route(`**${path}`, async (route: Route) => {
        const answer = await route.fetch();
        await new Promise<void>((resolve) => {
          held = async () => {
            const arrived = page.waitForResponse(`**${path}`);
            await route.fulfill({ response: answer });
            await arrived;
            resolve();
          };
        });
      });
    },
    releaseOriginators: async () => {
      await expect.poll(() => held !== undefined).toBe(true);
      await held?.();
    },

    isWideAtLeast: async (pixels, inWindow) => {
      const width = async () => (await dialog.boundingBox())?.width;
      expect(await width()).toBe(pixels);
      const { width: before, height } = page.viewportSize() ?? { width: 1440, height: 900 };
      await page.setViewportSize({ width: inWindow, height });
      expect(await width()).toBe(pixels);
      await page.setViewportSize({ width: before, height });
    },
    offers: (actions) => expect(dialog.getByRole('listitem')).toHaveText([...actions]),
    asksFor: (fields) => expect(dialog.locator('label')).toHaveText([...fields]),
    originatorsAsked: async (times) => {
      const call = new RegExp(`^GET ${originatorsCall.replace('{institutionId}', String.raw`\d+`)}$`);
      expect(visit.requests.filter((request) => call.test(request))).toHaveLength(times);
    },
    isClosed: () => expect(dialog).toHaveCount(0),
    actionHasFocus: (name) => expect(action(name)).toBeFocused(),
    bannerHasFocus: () => expect(inBanner).toBeFocused(),
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
