import { expect } from '@playwright/test';
import { errorButton, notice, open, operation, test, waiting } from './console-desk.ts';

test('a link recreates the state elsewhere, and its faults wait until the product has started', async ({
  desk,
  hand,
  browser,
  context,
  site,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await desk.getByRole('button', { name: 'Freeze' }).click();
  await desk.getByRole('switch', { name: 'AI assistant' }).click();
  await desk.getByRole('switch', { name: 'Rates menu' }).click();
  await hand.choose(desk.getByLabel('Signed in as'), 'Leila Sandoval · Lending staff');
  await operation(desk, 'any').click();
  await errorButton(desk, 'reset').click();
  await expect(waiting(desk)).toHaveCount(1);
  const time = await desk.locator('#clock time').textContent();
  await desk.getByRole('button', { name: 'Copy link to this state' }).click();
  await expect(notice(desk)).toContainText('Link copied.');
  const link = await desk.evaluate(() => navigator.clipboard.readText());

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: 'Mortgage Pipeline' })).toBeVisible();
  await open(other, site);
  await expect(other.locator('#where')).not.toContainText(world.id);
  await expect(other.locator('#clock time')).toHaveText(time ?? '');
  await expect(other.getByRole('switch', { name: 'AI assistant' })).toBeChecked();
  await expect(other.getByRole('switch', { name: 'Rates menu' })).not.toBeChecked();
  await expect(other.getByRole('switch', { name: 'Loan menu' })).toBeChecked();
  await expect(waiting(other)).toHaveText(/Connection breaks at any request after the start, once/);
  await elsewhere.close();
});

test('a copied recipe makes the world again, and one that does not fit says which part', async ({
  desk,
  context,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await desk.getByRole('button', { name: 'Freeze' }).click();
  await desk.getByRole('switch', { name: 'AI assistant' }).click();
  await expect(notice(desk)).toContainText('AI assistant');
  const time = await desk.locator('#clock time').textContent();
  await desk.getByRole('button', { name: 'Copy as recipe' }).click();
  await expect(notice(desk)).toContainText('Recipe copied.');
  const recipe = await desk.evaluate(() => navigator.clipboard.readText());
  await desk.getByRole('button', { name: 'Copy as Playwright test' }).click();
  await expect(notice(desk)).toContainText('Test copied.');
  expect(await desk.evaluate(() => navigator.clipboard.readText())).toContain('"enableAiAssistant": true');

  await desk.getByText('From a recipe').click();
  const field = desk.getByLabel('Recipe in JSON');
  await field.fill('{"loans": [{"generalAccountId": 900001}]}');
  await desk.getByRole('button', { name: 'Make from recipe' }).click();
  await expect(notice(desk)).toContainText(
    'loans.0.originatorUserId: is required: the seed has no loan 900001',
  );
  await expect(desk.locator('#where')).toContainText(world.id);
  await field.fill(recipe);
  await desk.getByRole('button', { name: 'Make from recipe' }).click();
  await expect(desk.locator('#where')).not.toContainText(world.id);
  await expect(desk.locator('#clock time')).toHaveText(time ?? '');
  await expect(desk.getByRole('switch', { name: 'AI assistant' })).toBeChecked();
});
