import { expect, type Page } from '@playwright/test';
import { providerPaths } from '../../mock-server/identity/settings.ts';
import { applicationIdentifierOf } from '../../mock-server/store/loan-record.ts';
import { paths } from '../../web/app/paths.ts';
import { standardLead, standardLoan } from '../drivers/standard-loans.ts';
import { arriveAt, exhibit, test } from './journey.ts';

for (const width of [1440, 1024]) {
  const enter = async (page: Page, origin: string, persona: string): Promise<void> => {
    await page.setViewportSize({ width, height: width === 1440 ? 900 : 768 });
    const answer = await page.request.post(origin + providerPaths.session, { data: { persona } });
    expect(answer.status()).toBe(204);
  };
  const openLoan = async (page: Page, origin: string, borrower: string): Promise<void> => {
    await page.goto(origin + paths.dashboardOf(standardLoan(borrower).applicationIdentifier));
    await arriveAt(page, new RegExp(` ${borrower}$`));
    await expect(page.getByRole('region', { name: 'Loan Details' })).toBeVisible();
  };
  const frameIsThere = (page: Page, title: string) =>
    expect(page.getByTitle(title, { exact: true })).toHaveAttribute('data-loaded', 'true');

  test(`the screens of a loan and a lead, ${width} wide`, async ({ visitor: page, origin }) => {
    await enter(page, origin, 'lending-staff');
    await openLoan(page, origin, 'Casimir Dombrowski');
    await exhibit(page, 'L-2.3-03', `dashboard-${width}`);
    for (const panel of ['Borrower Information', 'Assigned To', 'Ratios']) {
      await page.getByRole('region', { name: panel }).getByRole('button', { name: panel }).click();
    }
    await page.getByRole('region', { name: 'Ratios' }).scrollIntoViewIfNeeded();
    await exhibit(page, 'L-2.3-48', `dashboard-all-panels-${width}`);

    if (width < 1280) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('navigation').getByRole('button', { name: /^Loan/ }).click();
    }
    await page.getByRole('button', { name: 'General Loan Summary' }).click();
    await frameIsThere(page, 'Loan Summary');
    await exhibit(page, 'S-2.3-24', `loan-summary-panel-${width}`);

    const lead = standardLead('Alistair Pomfret');
    await page.goto(origin + paths.dashboardOf(applicationIdentifierOf(lead.generalAccountId)));
    await arriveAt(page, / Alistair Pomfret$/);
    await expect(page.getByRole('region', { name: 'Contact' })).toBeVisible();
    await exhibit(page, 'L-2.1-18', `lead-summary-${width}`);
  });

  test(`the work order of a task, ${width} wide`, async ({ visitor: page, origin }) => {
    await enter(page, origin, 'processor');
    const { seed } = standardLoan('Jasper Iwu');
    await page.goto(origin + paths.dashboardTask(seed.generalAccountId, seed.task?.taskId ?? 0));
    await frameIsThere(page, 'Work Order');
    await exhibit(page, 'S-2.1-12', `work-order-${width}`);
  });

  test(`a loan and a framed page that do not come, ${width} wide`, async ({ visitor: page, origin }) => {
    await enter(page, origin, 'lending-staff');
    await page.route('**/api/loans/*/dashboard', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(origin + paths.dashboardOf(standardLoan('Amelia Thornquist').applicationIdentifier));
    await expect(page.getByText('This loan could not be shown.')).toBeVisible();
    await exhibit(page, 'L-8.4-01', `dashboard-failed-${width}`);
    await page.route('**/Home/WhatsNew', (route) => route.fulfill({ status: 503, body: 'Gone' }));
    await page.goto(origin + paths.legacyPage('WhatsNew'));
    await expect(page.getByText("What's New could not be loaded. It may be back in a moment.")).toBeVisible();
    await exhibit(page, 'L-2.6-01', `framed-page-failed-${width}`);
  });
}
