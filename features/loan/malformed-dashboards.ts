import { type LoanDashboard, loanOperations } from '../../contracts/operations/loan.ts';
import { addressOf } from '../../contracts/operation.ts';
import type { TabUser } from '../users/tab-user.ts';
import { expect } from '../users/expect.ts';
import type { BrowserUser } from '../users/browser-user.ts';
import { standardLoans } from '../vocabulary/standard-loans.ts';

/** A server whose dashboards are malformed. */
export class MalformedDashboards {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Applies a fault, such as "only null values", to the dashboard responses of all loans. */
  async damage(fault: string): Promise<void> {
    for (const { seed } of standardLoans()) {
      const path = addressOf(loanOperations.getLoanDashboard, { generalAccountId: seed.generalAccountId });
      this.#user.tab.changeBodies<LoanDashboard>(path, (dashboard) => malformedDashboard(fault, dashboard));
    }
  }
}

/** Malformed dashboards in a browser: scripts in a response, and the width of texts. */
export class MalformedDashboardsInBrowser {
  readonly #visit: BrowserUser;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  async damage(fault: string): Promise<void> {
    await this.#visit.page.route('**/api/loans/*/dashboard', async (route) => {
      const sound = (await (await route.fetch()).json()) as LoanDashboard;
      await route.fulfill({ json: malformedDashboard(fault, sound) });
    });
  }

  /** Asserts that each value of a panel has half of the width of its line, also beside a long label. */
  async leaveValuesRoom(panel: string): Promise<void> {
    const region = this.#visit.page.getByRole('region', { name: panel, exact: true });
    const toggle = region.getByRole('button', { name: panel });
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    const lines = region.locator('dl > div');
    await expect(lines).not.toHaveCount(0);
    for (const line of await lines.all()) {
      const [whole, value] = [await line.boundingBox(), await line.locator('dd').boundingBox()];
      // Half of the width without the gap between label and value.
      expect(value?.width).toBeGreaterThanOrEqual((whole?.width ?? 0) / 2 - 16);
    }
  }

  async scrollOnlyDown(): Promise<void> {
    const isWider = await this.#visit.page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('main, main *')].some(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
      ),
    );
    expect(isWider).toBe(false);
  }

  /** Asserts that no script of a response or address has run, and that the page has no element from such markup. */
  async ranNothing(): Promise<void> {
    const { page } = this.#visit;
    expect(await page.evaluate(() => Reflect.get(window, 'wasRun'))).toBe(undefined);
    await expect(page.locator('main img, main b')).toHaveCount(0);
  }
}

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

/** Returns the malformed dashboard. @throws {Error} for an unknown name */
function malformedDashboard(fault: string, dashboard: LoanDashboard): unknown {
  const change = malformed[fault];
  if (!change) throw new Error(`Unknown fault of a dashboard "${fault}"`);
  return change(dashboard);
}
