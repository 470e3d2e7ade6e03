import { sessionOperations } from '../../../contracts/api/session.ts';
import type { Fault } from '../../../contracts/schemas/mock.ts';
import { ownFaults } from '../../support/faults.ts';
import type { FailureActions } from '../areas/failures.ts';
import { expect, type Visit } from './visit.ts';

export function failureActions(visit: Visit): Partial<FailureActions> {
  const { page } = visit;
  const dialog = page.getByRole('dialog');
  return {
    failOnce: (operation, message) => fail(visit, { operation, kind: 'status', status: 500, message }),
    failAll: (status) => fail(visit, { operation: 'any', kind: 'status', status, times: null }),
    copyReference: async () => {
      await visit.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: visit.origin });
      await page.clock.install();
      await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1_000)));
      await dialog.getByRole('button', { name: 'Copy reference number' }).click();
    },
    pressKeys: async (keys) => page.keyboard.press(keys),
    pressKeysInFrame: async (keys) => {
      // A click brings the keyboard into the frame, as it does for everybody.
      await page
        .locator('main iframe')
        .contentFrame()
        .locator('body')
        .click({ position: { x: 1, y: 1 } });
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
      await page.keyboard.press(keys);
    },
    chooseAndLosePage: async (label, option) => {
      await page.getByRole('form').getByLabel(label, { exact: true }).fill(option);
      await page.keyboard.press('Enter');
    },

    says: async (text) => expect(dialog.getByText(text, { exact: true })).toBeVisible(),
    isAtMostWide: async (pixels) => {
      await expect(dialog).toBeVisible();
      expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(pixels);
    },
    clipboardHoldsTrace: async () => {
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      await expect(dialog).toContainText(`mention reference number: ${copied}`);
      expect(copied).toBe(visit.failedTraceIds.at(-1));
    },
    showsFor: async (text, seconds) => {
      const notice = page.getByText(text, { exact: true });
      await expect(notice).toBeVisible();
      await page.clock.runFor(seconds * 1_000 - 200);
      await expect(notice).toBeVisible();
      await page.clock.runFor(400);
      await expect(notice).toBeHidden();
    },
    isClosed: async () => expect(dialog).toHaveCount(0),
    toldOneLogout: async () => {
      const { method, path } = sessionOperations.logout;
      expect(visit.requests.filter((request) => request === `${method} ${path}`)).toHaveLength(1);
    },
  };
}

/** Lets calls of the visitor's world fail. */
export async function fail({ context, origin }: Visit, fault: Fault): Promise<void> {
  const answer = await context.request.post(origin + ownFaults, { data: fault });
  expect(answer.ok()).toBe(true);
}
