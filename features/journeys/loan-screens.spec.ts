import { expect, type Locator, type Page } from '@playwright/test';
import type { LoanDashboard } from '../../contracts/operations/dashboard.ts';
import { applicationIdentifierOf } from '../../mock-server/store/repositories/loan.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { standardLead, standardLoan } from '../support/vocabulary/standard-loans.ts';
import { changeAddress } from '../support/address.ts';
import { expectAccessible, inDialog, inMain } from './accessible.ts';
import { fillIn } from './form.ts';
import { arriveAt, failedRequests, frameIsThere, saveScreenshotOf, test } from './journey.ts';
import { inEach, resize, type Size } from './window-size.ts';

test.use({ expectedErrors: failedRequests });

const wide: Size = [1440, 900];
const narrow: Size = [1024, 768];
const low: Size = [1440, 600];
const telephone: Size = [390, 844];

/** Icons of the open loan whose panels have no other screenshots. */
const panels = [
  ['Compliance alerts', 'Compliance Alerts', 'S-9-21'],
  ['Application criteria', 'Application Criteria', 'S-9-22'],
] as const;

/** Saves screenshots of the open page, in the wide and in the narrow window. */
const showBoth = (page: Page, rule: string, name: string) =>
  inEach(page, [wide, narrow], (width) => saveScreenshotOf(page, rule, `${name}-${width}`));

test('the screens of a loan and a lead; a loan and a framed page that fail to load', async ({
  visitor: page,
  enterAs,
}) => {
  await resize(page, wide);
  await enterAs('lending-staff', paths.dashboardOf(standardLoan('Casimir Dombrowski').applicationIdentifier));
  await arriveAt(page, / Casimir Dombrowski$/);
  await expect(page.getByRole('region', { name: 'Loan Details' })).toBeVisible();
  await showBoth(page, 'L-2.3-03', 'dashboard');
  for (const panel of ['Borrower Information', 'Assigned To', 'Ratios']) {
    await page.getByRole('region', { name: panel }).getByRole('button', { name: panel }).click();
  }
  await inEach(page, [low, wide, narrow, telephone], async (width) => {
    await page.getByRole('region', { name: 'Ratios' }).scrollIntoViewIfNeeded();
    await saveScreenshotOf(page, 'L-2.3-48', `dashboard-all-panels-${width}`);
  });
  await expectAccessible(page, inMain);
  await resize(page, wide);
  await expectValuesBesideLabels(page, 44);
  await page.emulateMedia({ colorScheme: 'dark' });
  await saveScreenshotOf(page, 'L-2.3-48', 'dashboard-all-panels-dark');
  await page.emulateMedia({ colorScheme: null });

  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Desktop Underwriter' }).click();
  const report = await opening;
  await expect(report.getByRole('heading', { level: 1 })).toBeVisible();
  await saveScreenshotOf(report, 'L-4.10-01', 'underwriting-report');
  await report.close();
  await page.evaluate(() => (window.open = () => null));
  await page.getByRole('button', { name: 'Desktop Underwriter' }).click();
  await expect(page.getByText('The browser blocked a window')).toBeVisible();
  await saveScreenshotOf(page, 'L-4.10-01', 'window-that-was-blocked');
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Loan Services' }).click();
  await page.getByText('Order Services', { exact: true }).click();
  await frameIsThere(page, 'Order Services');
  await saveScreenshotOf(page, 'S-9-14', 'legacy-dialog');
  await page.keyboard.press('Escape');
  for (const [button, title, rule] of panels) {
    await page.getByRole('button', { name: button }).click();
    await frameIsThere(page, title);
    const beyond = await page
      .frameLocator(`iframe[title="${title}"]`)
      .locator('html')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(beyond, `pixels of ${title} that its panel does not show`).toBeLessThanOrEqual(0);
    await saveScreenshotOf(page, rule, `panel-of-${title.toLowerCase().replace(' ', '-')}`);
  }

  await page.getByRole('button', { name: 'General Loan Summary' }).click();
  await frameIsThere(page, 'Loan Summary');
  await expectAccessible(page, inDialog);
  await showBoth(page, 'S-2.3-24', 'loan-summary-panel');

  const lead = standardLead('Alistair Pomfret');
  await changeAddress(page, paths.dashboardOf(applicationIdentifierOf(lead.generalAccountId)));
  await arriveAt(page, / Alistair Pomfret$/);
  await expect(page.getByRole('region', { name: 'Contact' })).toBeVisible();
  await expectAccessible(page, inMain);
  await showBoth(page, 'L-2.1-18', 'lead-summary');
  await showWhatDoesNotCome(page);
});

test('the work order of a task', async ({ visitor: page, enterAs }) => {
  await resize(page, wide);
  const { seed } = standardLoan('Jasper Iwu');
  await enterAs('processor', paths.dashboardTask(seed.generalAccountId, seed.task?.taskId ?? 0));
  await frameIsThere(page, 'Work Order');
  await expectAccessible(page);
  await showBoth(page, 'S-2.1-12', 'work-order');
});

test('a line without a value is as high as the others: on a loan, a lead and a new loan', async ({
  visitor: page,
  enterAs,
}) => {
  await resize(page, wide);
  await enterAs('lending-staff', paths.dashboardOf(standardLoan('Isidro Calloway').applicationIdentifier));
  await arriveAt(page, / Isidro Calloway$/);
  await expectEqualLines(page);
  await changeAddress(
    page,
    paths.dashboardOf(applicationIdentifierOf(standardLead('Alistair Pomfret').generalAccountId)),
  );
  await arriveAt(page, / Alistair Pomfret$/);
  await expectEqualLines(page);
  await changeAddress(page, paths.newLoan);
  await fillIn(page, 'Ada', 'Newcomer');
  await page.getByRole('button', { name: 'Create Loan', exact: true }).click();
  await arriveAt(page, /^\d{10} Ada Newcomer$/);
  await expectEqualLines(page);
});

/** Asserts that each value of the panels begins at the height of its label. @param lines how many lines the panels have */
async function expectValuesBesideLabels(page: Page, lines: number): Promise<void> {
  const line = page.locator('section dl > div').filter({ hasNotText: 'not given' });
  const starts = await line.evaluateAll((found) =>
    found.map((one) => {
      const tops = [...one.querySelectorAll('dt, dd')].map((part) => {
        const text = document.createTreeWalker(part, NodeFilter.SHOW_TEXT).nextNode() ?? part;
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getBoundingClientRect().top;
      });
      return { line: one.textContent, below: Math.round((tops[1] ?? NaN) - (tops[0] ?? NaN)) };
    }),
  );
  expect(starts).toHaveLength(lines);
  expect(starts.filter(({ below }) => Math.abs(below) > 4)).toEqual([]);
}

/** Asserts that the page has lines without a value, and that they are as high as the lowest line with a value. */
async function expectEqualLines(page: Page): Promise<void> {
  const line = page.locator('main section dl > div').filter({ visible: true });
  const blank = line.filter({ has: page.getByText('not given') });
  await expect(blank).not.toHaveCount(0);
  const heights = (lines: Locator) =>
    lines.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  const lowest = Math.min(...(await heights(line.filter({ hasNot: page.getByText('not given') }))));
  expect(await heights(blank)).toEqual((await heights(blank)).map(() => lowest));
}

/** Opens an unknown loan, then a loan and a framed page that both fail to load. */
async function showWhatDoesNotCome(page: Page): Promise<void> {
  await resize(page, wide);
  await changeAddress(page, paths.dashboardOf('A-UNKNOWN'));
  await arriveAt(page, 'Loan Not Found');
  await expectAccessible(page, inMain);
  await saveScreenshotOf(page, 'L-8.4-01', 'loan-not-found');
  await page.route('**/api/loans/*/dashboard', (route) => route.fulfill({ status: 503, json: {} }));
  await changeAddress(page, paths.dashboardOf(standardLoan('Amelia Thornquist').applicationIdentifier));
  await expect(page.getByText("We couldn't load this loan.")).toBeVisible();
  await expectAccessible(page, inMain);
  await showBoth(page, 'L-8.4-01', 'dashboard-failed');
  await resize(page, wide);
  await page.route('**/api/loans/*/dashboard', async (route) => {
    const sound = (await (await route.fetch()).json()) as LoanDashboard;
    await route.fulfill({ json: overfull(sound) });
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText("We couldn't read some details of this loan.")).toBeVisible();
  await inEach(page, [wide, telephone], (width) =>
    saveScreenshotOf(page, 'L-8.4-01', `dashboard-partly-read-${width}`),
  );
  await page.route('**/Home/WhatsNew', (route) => route.fulfill({ status: 503, body: 'Gone' }));
  await changeAddress(page, paths.legacyPage('WhatsNew'));
  await expect(page.getByText("We couldn't load What's New. Try again in a moment.")).toBeVisible();
  await expectAccessible(page, inMain);
  await showBoth(page, 'L-2.6-01', 'framed-page-failed');
}

/** Returns a dashboard with too many values and with malformed values. */
const overfull = ({ loanDetails, ratios, ...rest }: LoanDashboard): object => ({
  ...rest,
  assignedUsers: Array.from({ length: 50 }, (_, index) => ({
    firstName: 'Pat',
    lastName: `Number ${index}`,
    roleDescription: index === 0 ? 'A role whose name is much longer than anybody would think of' : null,
  })),
  loanDetails: {
    ...loanDetails,
    final: 'soon',
    loanAmount: Number.MAX_VALUE,
    rate: -1e21,
    loanPurpose: 'Purchase'.repeat(40),
    underwritingStatusResults: Array.from({ length: 20 }, (_, index) => ({
      underwritingService: index % 2 === 0 ? 'Desktop Underwriter' : 'Manual Underwriting',
      statusDisplay: `Run ${index}: Approve/Eligible`,
    })),
  },
  ratios: { ...ratios, ltv: 12_345.678, debtRatio: -5 },
});
