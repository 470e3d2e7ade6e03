import type { LoanDashboard } from '../../../contracts/operations/loan.ts';
import type { BadAnswerActions } from '../areas/bad-answers.ts';
import { expect, type Visit } from './visit.ts';

const dashboards = '**/api/loans/*/dashboard';

/** What becomes of a sound answer. */
const faults: Readonly<Record<string, (sound: LoanDashboard) => unknown>> = {
  'nothing but nulls': (sound) =>
    Object.fromEntries(
      Object.entries(sound).map(([key, value]) => [
        key,
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.keys(value).map((field) => [field, null]))
          : null,
      ]),
    ),
  'no ratios and no people': ({ ratios: _ratios, assignedUsers: _people, ...rest }) => rest,
  'no parts at all': () => ({}),
  'a long role description': (sound) => ({
    ...sound,
    assignedUsers: [
      {
        firstName: 'Maximiliana',
        lastName: 'Oosterhuizen-Vandermeer',
        roleDescription: 'Senior Regional Underwriting and Collateral Review Supervisor for Jumbo Loans',
      },
    ],
  }),
  'too much of everything': (sound) => ({
    ...sound,
    assignedUsers: Array.from({ length: 50 }, (_, index) => ({
      firstName: '<img src=x onerror="window.wasRun = true">',
      lastName: `Number${index}`.repeat(index === 0 ? 40 : 1),
      roleDescription: 'Loan Officer',
    })),
    loanDetails: {
      ...sound.loanDetails,
      loanAmount: Number.MAX_VALUE,
      rate: -1e21,
      underwritingStatusResults: Array.from({ length: 20 }, (_, index) => ({
        underwritingService: 'Desktop Underwriter',
        statusDisplay: `<b>Run ${index}</b>`,
      })),
    },
  }),
};

export function badAnswerActions(visit: Visit): Partial<BadAnswerActions> {
  const { page } = visit;
  const valueOf = (panel: string, label: string) =>
    page
      .getByRole('region', { name: panel, exact: true })
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator('xpath=following-sibling::dd');
  const open = async (panel: string) => {
    const toggle = page
      .getByRole('region', { name: panel, exact: true })
      .getByRole('button', { name: panel });
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  };
  return {
    damage: async (fault) => {
      const spoil = faults[fault];
      if (!spoil) throw new Error(`No fault "${fault}"`);
      await page.route(dashboards, async (route) => {
        const sound = (await (await route.fetch()).json()) as LoanDashboard;
        await route.fulfill({ json: spoil(sound) });
      });
    },
    repair: () => page.unroute(dashboards),
    tryAgain: () => page.getByRole('button', { name: 'Try again' }).click(),

    showsFailure: async (text) => {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
    hasLines: async (panel, label, count) => {
      await open(panel);
      await expect(valueOf(panel, label)).toHaveCount(count);
    },
    isBlank: async (panel, label) => {
      await open(panel);
      await expect(valueOf(panel, label)).toHaveText('not given');
      // Said to a screen reader only.
      await expect(valueOf(panel, label).locator('.visually-hidden')).toHaveText('not given');
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
    isWhole: async () => {
      for (const name of ['Loan Details', 'Borrower Information', 'Assigned To', 'Ratios']) {
        await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
      }
    },
    ranNothing: async () => {
      expect(await page.evaluate(() => Reflect.get(window, 'wasRun'))).toBe(undefined);
      await expect(page.locator('main img, main b')).toHaveCount(0);
    },
  };
}
