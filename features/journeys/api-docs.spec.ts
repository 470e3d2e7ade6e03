import { expect } from '@playwright/test';
import { productOperations } from '../../contracts/operations/all.ts';
import { mockOperations } from '../../contracts/operations/mock.ts';
import { expectAccessible, expectUniqueIds } from './accessible.ts';
import { saveScreenshot, test } from './journey.ts';

test('/api-docs lists every operation of both APIs; one is tried out by keyboard', async ({
  visitor: page,
  origin,
}) => {
  await page.goto(`${origin}/api-docs`);
  await expect(page.getByRole('heading', { level: 1, name: 'Operations of the product' })).toBeVisible();
  const operations = page.locator('.opblock');
  await expect(operations).toHaveCount(Object.keys(productOperations).length);
  await saveScreenshot(page, 'api-docs');

  const call = operations.filter({ hasText: '/api/configuration' });
  await call.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await call.getByRole('button', { name: 'Try it out' }).press('Enter');
  await call.getByRole('button', { name: 'Execute' }).press('Enter');
  await expect(call.locator('.live-responses-table .response-col_status').last()).toHaveText(/^200/);
  await saveScreenshot(page, 'api-docs-call');
  const post = operations.filter({ hasText: 'POST' }).first();
  await post.getByRole('button').first().press('Enter');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The library sets a class for dark colors after the change of the media query.
    await expect(page.locator('html.dark-mode')).toHaveCount(colorScheme === 'dark' ? 1 : 0);
    await expectAccessible(page, { evenMinor: true });
  }
  await expectUniqueIds(page);

  await page.getByRole('link', { name: 'Control API of the mock server' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Control API of the mock server' })).toBeVisible();
  await expect(operations).toHaveCount(Object.keys(mockOperations).length);
});
