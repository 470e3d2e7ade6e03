import { expect, type Page } from '@playwright/test';
import { arriveAt, expectAccessible, expectQuiet, picture, test } from './journey.ts';

const signIn = async (page: Page, origin: string) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(origin);
  await page.getByRole('button', { name: 'Leila Sandoval' }).click();
  await arriveAt(page, 'Mortgage Pipeline');
  await expect(page.getByTitle('Mortgage Pipeline')).toHaveAttribute('data-loaded', 'true');
};
const openLoan = async (page: Page) => {
  const pipeline = page.getByTitle('Mortgage Pipeline').contentFrame();
  await pipeline.getByRole('link', { name: '1000123401' }).click();
  await arriveAt(page, /^1000123401 /);
  await expect(page.getByRole('region', { name: 'Loan Details' })).toBeVisible();
};

for (const scheme of ['light', 'dark'] as const) {
  test(`the navigation is for everybody: drawers, menus and dialogs, ${scheme}`, async ({
    visitor: page,
    origin,
    complaints,
  }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await signIn(page, origin);
    await page.getByRole('button', { name: 'Delivery' }).click();
    await picture(page, `drawers-delivery-${scheme}`);
    await expectAccessible(page);
    await openLoan(page);
    const menu = page.getByRole('navigation', { name: 'Loan menu' });
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Loan Application' }).click();
    await menu.getByRole('button', { name: 'Loan Services' }).click();
    await picture(page, `drawers-loan-${scheme}`);
    await expectAccessible(page);
    await menu.getByRole('button', { name: 'Product and Pricing' }).click();
    await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute('data-loaded', 'true');
    await picture(page, `drawers-dialog-${scheme}`);
    await expectAccessible(page);
    expectQuiet(complaints);
  });
}
