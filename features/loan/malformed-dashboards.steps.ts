import { Given, Then } from '@cucumber/cucumber';
import { addressOf } from '../../contracts/operation.ts';
import { loanOperations } from '../../contracts/operations/loan.ts';
import type { LoanDashboard } from '../../contracts/operations/dashboard.ts';
import { expect } from '../support/users/expect.ts';
import { world } from '../support/users/world.ts';
import { standardLoans } from '../support/vocabulary/standard-loans.ts';

/** Changes of a dashboard by their names in features. */
const malformed: Readonly<Record<string, (sound: LoanDashboard) => unknown>> = {
  'only null values': (sound) =>
    Object.fromEntries(
      Object.entries(sound).map(([key, value]) => [
        key,
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.keys(value).map((field) => [field, null]))
          : null,
      ]),
    ),
  'no ratios and no assigned users': ({ ratios: _ratios, assignedUsers: _people, ...rest }) => rest,
  'no part at all': () => ({}),
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
  'very many lines and markup': (sound) => ({
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

Given('the server sends dashboards with {}', async (fault: string) => {
  const damage = malformed[fault];
  if (!damage) throw new Error(`Unknown fault of a dashboard "${fault}"`);
  if (world.level === 'browser') {
    return void (await world.browser.page.route('**/api/loans/*/dashboard', async (route) => {
      const sound = (await (await route.fetch()).json()) as LoanDashboard;
      await route.fulfill({ json: damage(sound) });
    }));
  }
  for (const { seed } of standardLoans()) {
    const path = addressOf(loanOperations.getLoanDashboard, { generalAccountId: seed.generalAccountId });
    world.user.tab.changeBodies<LoanDashboard>(path, damage);
  }
});

// No script of a response or address has run, and neither page nor menu has an element from such markup.
Then('no script has run', async () => {
  const { page } = world.browser;
  expect(await page.evaluate(() => Reflect.get(window, 'wasRun'))).toBe(undefined);
  await expect(page.locator(':is(main, nav[aria-label$=" menu"]) :is(img, b, script)')).toHaveCount(0);
});

Then('every line of {string} leaves its value half of its width', async (panel: string) => {
  const region = world.browser.page.getByRole('region', { name: panel, exact: true });
  const toggle = region.getByRole('button', { name: panel });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  const lines = region.locator('dl > div');
  await expect(lines).not.toHaveCount(0);
  for (const line of await lines.all()) {
    const [whole, value] = [await line.boundingBox(), await line.locator('dd').boundingBox()];
    // Half of the width without the gap between label and value.
    expect(value?.width).toBeGreaterThanOrEqual((whole?.width ?? 0) / 2 - 16);
  }
});
