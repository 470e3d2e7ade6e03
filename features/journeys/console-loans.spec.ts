import { expect } from '@playwright/test';
import { paths } from '../../web/shared/routes/paths.ts';
import { standardLoan } from '../support/vocabulary/standard-loans.ts';
import { expectAccessible } from './accessible.ts';
import { notice, open, test } from './console-desk.ts';
import { arriveAt } from './journey.ts';

const loan = standardLoan('Casimir Dombrowski');

test('by keyboard alone: a loan is found, its status is changed, and the change is undone', async ({
  desk,
  world,
}) => {
  const { generalAccountId } = loan.seed;
  const statusNow = async () =>
    (await world.getWorldLoans({ find: String(1_000_000_000 + generalAccountId) }))[0]?.loan.dashboard
      ?.loanDetails?.loanStatus;
  const former = await statusNow();
  const { keyboard } = desk;
  await keyboard.press('l');
  await keyboard.type('Dombrowski');
  await expect(desk.locator('.loans > li')).toHaveCount(1);
  await keyboard.press('Enter');
  const status = desk
    .getByRole('group', { name: `Loan ${generalAccountId}` })
    .getByLabel('Loan status', { exact: true });
  await expect(status).toHaveValue(former ?? '');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(status).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.type('Docs Out');
  await keyboard.press('Enter');
  await expect(notice(desk)).toContainText(`Loan status of loan ${generalAccountId}: Docs Out.`);
  expect(await statusNow()).toBe('Docs Out');
  await keyboard.press('Alt+u');
  await expect(notice(desk)).toContainText('Undone: Loan status');
  await expect(status).toHaveValue(former ?? '');
  expect(await statusNow()).toBe(former);
});

test('a change of a loan shows in an open product within a second', async ({
  visitor: product,
  enterAs,
  context,
  site,
}) => {
  await enterAs('lending-staff', paths.dashboardOf(loan.applicationIdentifier));
  await arriveAt(product, / Casimir Dombrowski$/);
  const details = product.getByRole('region', { name: 'Loan Details' });
  await expect(details).toContainText('Loan Status');
  const desk = await context.newPage();
  await open(desk, site);
  await desk.getByLabel('Find a loan').fill('Dombrowski');
  await desk.locator('.loans').getByRole('button', { name: 'Casimir Dombrowski' }).click();
  const change = async (label: string, value: string) => {
    await desk.getByLabel(label, { exact: true }).first().fill(value);
    await desk.getByLabel(label, { exact: true }).first().press('Enter');
    await expect(notice(desk)).toContainText(value);
  };
  await change('Loan status', 'Docs Out');
  await expect(details).toContainText('Docs Out', { timeout: 1_000 });
  await change('Loan amount', '123456.78');
  await expect(details).toContainText('$123,456.78', { timeout: 1_000 });
  await change('Borrower last name', 'Ferreira');
  await expect(product.getByRole('region', { name: 'Borrower Information' })).toContainText('Ferreira', {
    timeout: 1_000,
  });
});

test('a notice says why a field of a loan is refused', async ({ desk, world }) => {
  await desk.getByLabel('Find a loan').fill('Dombrowski');
  await desk.locator('.loans').getByRole('button', { name: 'Casimir Dombrowski' }).click();
  const form = desk.getByRole('group', { name: /^Loan \d+$/ });
  await test.step('an amount below zero', async () => {
    const amount = form.getByLabel('Loan amount', { exact: true });
    const former = await amount.inputValue();
    await amount.fill('-1');
    await amount.press('Enter');
    await expect(notice(desk)).toHaveText(/^loans\.\d+\.dashboard\.loanDetails\.loanAmount: must be >= 0\.$/);
    await expect(amount).toHaveValue(former);
    await amount.fill('123456.78');
    await amount.press('Enter');
    await expect(notice(desk)).toContainText(/Loan amount of loan \d+: 123456.78\./);
  });
  await test.step('folded groups hold every other field', async () => {
    await form.getByText('Primary borrower', { exact: true }).click();
    await form.getByLabel('Borrower middle name').first().fill('Q');
    await form.getByLabel('Borrower middle name').first().press('Enter');
    await expect(notice(desk)).toContainText('Borrower middle name');
    const [changed] = Object.values((await world.getWorld()).loans ?? {});
    expect(changed?.dashboard?.primaryBorrower?.borrowerMiddleName).toBe('Q');
    expect(changed?.dashboard?.loanDetails?.loanAmount).toBe(123_456.78);
    await expectAccessible(desk, { evenMinor: true });
  });
});
