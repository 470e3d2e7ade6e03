import type { Fault } from '../../../contracts/operations/mock-schemas.ts';
import { ownFaults } from '../../support/faults.ts';
import type { FailureActions } from '../areas/failures.ts';
import { expect, type Visit } from './visit.ts';

export function failureActions(visit: Visit): Partial<FailureActions> {
  const { page } = visit;
  const dialog = page.getByRole('dialog');
  return {
    failOnce: (operation, message) => fail(visit, { operation, kind: 'status', status: 500, message }),
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

    isAtMostWide: async (pixels) => {
      await expect(dialog).toBeVisible();
      expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(pixels);
    },
  };
}

/** Lets calls of the visitor's world fail. */
export async function fail({ context, origin }: Visit, fault: Fault): Promise<void> {
  const answer = await context.request.post(origin + ownFaults, { data: fault });
  expect(answer.ok()).toBe(true);
}
