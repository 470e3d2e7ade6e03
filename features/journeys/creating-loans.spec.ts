import { expect } from '@playwright/test';
import { createLoanOperations } from '../../contracts/operations/create-loan.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { reach } from './focus.ts';
import { field, fillIn } from './form.ts';
import { arriveAt, test } from './journey.ts';
import { press, type, wide } from './keyboard.ts';
import { resize } from './window-size.ts';

test.use({ expectedErrors: /Failed to load resource|A page failed/ });

// Create is pressed by keyboard: no test here clicks.

test('while a loan is being created the form takes no input, and the focus stays', async ({
  visitor: page,
  enterAs,
}) => {
  await resize(page, wide);
  await enterAs('lending-staff', paths.newLoan);
  await arriveAt(page, 'Create Loan');
  await fillIn(page, 'Kay', 'Board');
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(`**${createLoanOperations.createLoan.path}`, async (route) => {
    await held;
    await route.continue();
  });
  await reach(page, 'Create Loan');
  await press(page, 'Enter');
  await expect(page.getByText('Create Loan in progress.')).toBeAttached();
  await press(page, 'Shift+Tab');
  await type(page, 'x');
  await expect(field(page, 'Last name')).toHaveValue('Board');
  await reach(page, 'Create Loan');
  respond();
  await arriveAt(page, /^\d{10} Kay Board$/);
});

const dashboardCode = '**/assets/dashboard-page-*.js';

test('a created loan is announced, and its form stays locked until the dashboard is there', async ({
  visitor: page,
  enterAs,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(createLoanOperations.createLoan.path))
      sent.push(request.url());
  });
  let deliver = () => {};
  const held = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await resize(page, wide);
  await enterAs('lending-staff', paths.newLoan);
  await arriveAt(page, 'Create Loan');
  await fillIn(page, 'Kay', 'Board');
  await page.route(dashboardCode, async (route) => {
    await held;
    await route.continue();
  });
  const announced = page.getByRole('alert').filter({ hasText: 'The loan for Kay Board has been created.' });
  await test.step('before the code of the dashboard has arrived', async () => {
    await reach(page, 'Create Loan');
    await press(page, 'Enter');
    await expect(announced).toBeVisible();
    await press(page, 'Enter');
    await press(page, 'Control+z');
    await press(page, 'Shift+Tab');
    await type(page, 'x');
    await expect(field(page, 'Last name')).toHaveValue('Board');
    await expect(field(page, 'Tax identifier')).toHaveValue('123-45-6789');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(sent).toHaveLength(1);
  });
  await test.step('Cancel leaves, and the announcement links to the loan', async () => {
    await reach(page, 'Cancel', 'Shift+Tab');
    await press(page, 'Enter');
    await arriveAt(page, 'Mortgage Pipeline');
    await reach(page, 'Open the loan');
    await press(page, 'Enter');
    deliver();
    await arriveAt(page, /^\d{10} Kay Board$/);
    await expect(announced).toBeVisible();
  });
  await test.step('the announcement closes when the user leaves the dashboard', async () => {
    await reach(page, 'Pipeline', 'Shift+Tab');
    await press(page, 'Enter');
    await arriveAt(page, 'Mortgage Pipeline');
    await expect(announced).toHaveCount(0);
  });
});

test('a created loan is announced also if the code of its dashboard cannot be downloaded', async ({
  visitor: page,
  enterAs,
}) => {
  await resize(page, wide);
  await enterAs('lending-staff', paths.newLoan);
  await arriveAt(page, 'Create Loan');
  await fillIn(page, 'Kay', 'Board');
  await page.route(dashboardCode, (route) => route.abort('internetdisconnected'));
  await reach(page, 'Create Loan');
  await press(page, 'Enter');
  await arriveAt(page, "We couldn't load this page");
  await expect(page.getByText('The loan for Kay Board has been created.')).toBeVisible();
  await page.unroute(dashboardCode);
  await reach(page, 'Reload');
  await press(page, 'Enter');
  await arriveAt(page, /^\d{10} Kay Board$/);
});
