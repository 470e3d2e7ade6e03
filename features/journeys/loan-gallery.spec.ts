import { expect, type Page } from '@playwright/test';
import { applicationIdentifierOf } from '../../mock-server/store/loan-record.ts';
import { paths } from '../../web/app/paths.ts';
import { standardLead, standardLoan } from '../drivers/standard-loans.ts';
import { changeAddress } from '../support/address.ts';
import { expectAccessible, inDialog, inMain } from './accessible.ts';
import { arriveAt, frameIsThere, show, test } from './journey.ts';
import { inEach, resize, type Size } from './window-size.ts';

const wide: Size = [1440, 900];
const narrow: Size = [1024, 768];

/** The same state in windows of both sizes. */
const showBoth = (page: Page, rule: string, name: string) =>
  inEach(page, [wide, narrow], (width) => show(page, rule, `${name}-${width}`));

test('the screens of a loan and a lead', async ({ visitor: page, enterAs }) => {
  await resize(page, wide);
  await enterAs('lending-staff', paths.dashboardOf(standardLoan('Casimir Dombrowski').applicationIdentifier));
  await arriveAt(page, / Casimir Dombrowski$/);
  await expect(page.getByRole('region', { name: 'Loan Details' })).toBeVisible();
  await showBoth(page, 'L-2.3-03', 'dashboard');
  for (const panel of ['Borrower Information', 'Assigned To', 'Ratios']) {
    await page.getByRole('region', { name: panel }).getByRole('button', { name: panel }).click();
  }
  await inEach(page, [wide, narrow], async (width) => {
    await page.getByRole('region', { name: 'Ratios' }).scrollIntoViewIfNeeded();
    await show(page, 'L-2.3-48', `dashboard-all-panels-${width}`);
  });
  await expectAccessible(page, inMain);

  await resize(page, wide);
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
});

test('the work order of a task', async ({ visitor: page, enterAs }) => {
  await resize(page, wide);
  const { seed } = standardLoan('Jasper Iwu');
  await enterAs('processor', paths.dashboardTask(seed.generalAccountId, seed.task?.taskId ?? 0));
  await frameIsThere(page, 'Work Order');
  await expectAccessible(page);
  await showBoth(page, 'S-2.1-12', 'work-order');
});

test('a loan and a framed page that do not come', async ({ visitor: page, enterAs }) => {
  await resize(page, wide);
  await page.route('**/api/loans/*/dashboard', (route) => route.fulfill({ status: 503, json: {} }));
  await enterAs('lending-staff', paths.dashboardOf(standardLoan('Amelia Thornquist').applicationIdentifier));
  await expect(page.getByText('This loan could not be shown.')).toBeVisible();
  await expectAccessible(page, inMain);
  await showBoth(page, 'L-8.4-01', 'dashboard-failed');
  await page.route('**/Home/WhatsNew', (route) => route.fulfill({ status: 503, body: 'Gone' }));
  await changeAddress(page, paths.legacyPage('WhatsNew'));
  await expect(page.getByText("What's New could not be loaded. It may be back in a moment.")).toBeVisible();
  await expectAccessible(page, inMain);
  await showBoth(page, 'L-2.6-01', 'framed-page-failed');
});
