import { expect } from '@playwright/test';
import { paths } from '../../web/app/paths.ts';
import { changeAddress } from '../support/address.ts';
import { expectAccessible, inMenu, type Part } from './accessible.ts';
import { field, fillIn } from './form.ts';
import { arriveAt, expectQuiet, picture, show, test } from './journey.ts';

for (const width of [1440, 1024]) {
  test(`[L-1-06 L-1-04 S-1-07 S-2.2-20] a newcomer signs in, opens a loan, creates one and logs out, ${width} wide`, async ({
    visitor: page,
    origin,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    // A window of another width shows the same things elsewhere. The create screen has a gallery of its own.
    const isForEverybody = async (part?: Part) => {
      if (width === 1440) await expectAccessible(page, part);
    };
    const pipeline = page.getByTitle('Mortgage Pipeline').contentFrame();

    await page.goto(origin);
    await arriveAt(page, 'Sign in');
    await picture(page, '1-sign-in');
    await isForEverybody();

    await page.getByRole('button', { name: 'Leila Sandoval' }).click();
    // The product is fetched for the first time, then the work is opened: one wait each.
    await expect(page.getByRole('banner').getByRole('button', { name: 'Leila Sandoval' })).toBeVisible();
    await arriveAt(page, 'Mortgage Pipeline');
    await expect(pipeline.getByRole('link', { name: '1000123401' })).toBeVisible();
    await picture(page, '2-pipeline');
    await isForEverybody();

    await pipeline.getByRole('link', { name: '1000123401' }).click();
    await arriveAt(page, '1000123401 Amelia Thornquist');
    await expect(page.getByRole('region', { name: 'Loan Details' })).toContainText('$412,500.00');
    await picture(page, '3-dashboard');
    await isForEverybody();

    await page.goBack();
    await arriveAt(page, 'Mortgage Pipeline');
    await page.getByRole('button', { name: 'Create Loan' }).click();
    // On a narrow screen that is a menu, which holds Optimal Blue Search too (S-2.3-20).
    if (width < 1280) await page.getByRole('menuitem', { name: 'Create Loan' }).click();
    await arriveAt(page, 'Create Loan');
    await expect(page.getByRole('button', { name: 'Create Loan', exact: true })).toBeDisabled();
    await picture(page, '4-create-empty');

    await field(page, 'Tax identifier').fill('12');
    await field(page, 'Interest rate').fill('25.001');
    await field(page, 'First name').focus();
    await expect(page.getByText('Rate cannot exceed 25%. Please enter a valid value.')).toBeVisible();
    await picture(page, '5-create-wrong');

    await fillIn(page, 'Ada', 'Newcomer');
    await picture(page, '6-create-complete');
    await page.getByRole('button', { name: 'Create Loan', exact: true }).click();
    await arriveAt(page, /^\d{10} Ada Newcomer$/);
    await expect(page.getByRole('region', { name: 'Loan Details' })).toContainText('$400,000.00');
    await picture(page, '7-new-dashboard');

    await page.getByRole('link', { name: 'Threshold' }).click();
    await arriveAt(page, 'Mortgage Pipeline');
    await expect(pipeline.getByRole('row').filter({ hasText: 'Ada Newcomer' })).toBeVisible();

    await page.getByRole('banner').getByRole('button', { name: 'Leila Sandoval' }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await picture(page, '8-profile-menu');
    await isForEverybody(inMenu);
    // The page leaves for the site root after three seconds; without content there the browser stays and can be looked at.
    await page.route(`${origin}/`, (route) => route.fulfill({ status: 204 }));
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await arriveAt(page, "You've been signed out");
    await picture(page, '9-signed-out');
    await isForEverybody();
    if (width === 1440) await show(page, 'L-2.5-01', 'signed-out');
    expectQuiet(complaints);
  });
}

test('the pages of other roles', async ({ visitor: page, enterAs, complaints }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs('originator', paths.root);
  await arriveAt(page, "What's New");
  await expect(
    page.getByTitle("What's New").contentFrame().getByRole('heading', { level: 2 }).first(),
  ).toBeVisible();
  await picture(page, 'whats-new');
  await expectAccessible(page);
  await changeAddress(page, paths.error(503));
  await arriveAt(page, 'Service Unavailable');
  await picture(page, 'error');
  expectQuiet(complaints);
});
