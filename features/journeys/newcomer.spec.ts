import { expect, type Page } from '@playwright/test';
import { expectAccessible, inMenu } from './accessible.ts';
import { field, fillIn } from './form.ts';
import { arriveAt, saveScreenshot, test } from './journey.ts';
import { inEach, resize, type Size } from './window-size.ts';

/** Size of the narrow window. Its screenshots are taken first, since the journey continues in the wide window. */
const narrow: Size = [1024, 900];
const wide: Size = [1440, 900];

/** Saves screenshots of the open page in a low window, on a phone, in the narrow and in the wide window. */
const pictures = (page: Page, name: string) =>
  inEach(page, [[1440, 600], [390, 844], narrow, wide], () => saveScreenshot(page, name));

test('[L-1-06 L-1-04 S-1-07] a newcomer signs in, opens a loan, creates one and logs out, in a wide and in a narrow window', async ({
  visitor: page,
  origin,
}) => {
  await resize(page, wide);
  const pipeline = page.getByTitle('Mortgage Pipeline').contentFrame();

  await page.goto(origin);
  await arriveAt(page, 'Sign in');
  await pictures(page, '1-sign-in');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Leila Sandoval' }).click();
  // The first wait is for the download of the product, the second one for the page.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Leila Sandoval' })).toBeVisible();
  await arriveAt(page, 'Mortgage Pipeline');
  await expect(pipeline.getByRole('link', { name: '1000123401' })).toBeVisible();
  await pictures(page, '2-pipeline');
  await expectAccessible(page);

  await pipeline.getByRole('link', { name: '1000123401' }).click();
  await arriveAt(page, '1000123401 Amelia Thornquist');
  await expect(page.getByRole('region', { name: 'Loan Details' })).toContainText('$412,500.00');
  await pictures(page, '3-dashboard');
  await expectAccessible(page);

  await page.goBack();
  await arriveAt(page, 'Mortgage Pipeline');
  // In a wide window Create Loan is a button (L-2.2-12). In a narrow one it is a menu, which also contains
  // Optimal Blue Search (S-2.3-20).
  await resize(page, narrow);
  await page.getByRole('button', { name: 'Create Loan' }).click();
  await page.getByRole('menuitem', { name: 'Create Loan' }).click();
  await arriveAt(page, 'Create Loan');
  await expect(page.getByRole('button', { name: 'Create Loan', exact: true })).toBeDisabled();
  await pictures(page, '4-create-empty');

  // create-screens.spec.ts checks the create screen.
  await field(page, 'Tax identifier').fill('12');
  await field(page, 'Interest rate').fill('25.001');
  await field(page, 'First name').focus();
  await expect(page.getByText('Rate cannot exceed 25%. Please enter a valid value.')).toBeVisible();
  await pictures(page, '5-create-wrong');

  await fillIn(page, 'Ada', 'Newcomer');
  await pictures(page, '6-create-complete');
  await page.getByRole('button', { name: 'Create Loan', exact: true }).click();
  await arriveAt(page, /^\d{10} Ada Newcomer$/);
  await expect(page.getByRole('region', { name: 'Loan Details' })).toContainText('$400,000.00');
  await pictures(page, '7-new-dashboard');

  await page.getByRole('link', { name: 'Threshold' }).click();
  await arriveAt(page, 'Mortgage Pipeline');
  await expect(pipeline.getByRole('row').filter({ hasText: 'Ada Newcomer' })).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Leila Sandoval' }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await pictures(page, '8-profile-menu');
  await expectAccessible(page, inMenu);
  // The page redirects to the site root after three seconds. A status of 204 there keeps the page on the screen.
  await page.route(`${origin}/`, (route) => route.fulfill({ status: 204 }));
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await arriveAt(page, "You've been signed out");
  await pictures(page, '9-signed-out');
  await expectAccessible(page);
});
