import type { LoanDashboard } from '../../../contracts/operations/loan.ts';
import type { BadAnswerActions } from '../areas/bad-answers.ts';
import { malformedDashboard } from '../dashboard/malformed.ts';
import { expect, type Visit } from './visit.ts';

const dashboards = '**/api/loans/*/dashboard';

export function badAnswerActions(visit: Visit): Partial<BadAnswerActions> {
  const { page } = visit;
  const open = async (panel: string) => {
    const toggle = page
      .getByRole('region', { name: panel, exact: true })
      .getByRole('button', { name: panel });
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  };
  return {
    damage: async (fault) => {
      await page.route(dashboards, async (route) => {
        const sound = (await (await route.fetch()).json()) as LoanDashboard;
        await route.fulfill({ json: malformedDashboard(fault, sound) });
      });
    },

    leavesValuesRoom: async (panel) => {
      await open(panel);
      const lines = page.getByRole('region', { name: panel, exact: true }).locator('dl > div');
      await expect(lines).not.toHaveCount(0);
      for (const line of await lines.all()) {
        const [whole, value] = [await line.boundingBox(), await line.locator('dd').boundingBox()];
        // Half of what the gap between label and value leaves.
        expect(value?.width).toBeGreaterThanOrEqual((whole?.width ?? 0) / 2 - 16);
      }
    },
    scrollsOnlyDown: async () => {
      const isWider = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('main, main *')].some(
          (element) =>
            element.scrollWidth > element.clientWidth + 1 &&
            ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
        ),
      );
      expect(isWider).toBe(false);
    },
    ranNothing: async () => {
      expect(await page.evaluate(() => Reflect.get(window, 'wasRun'))).toBe(undefined);
      await expect(page.locator('main img, main b')).toHaveCount(0);
    },
  };
}
