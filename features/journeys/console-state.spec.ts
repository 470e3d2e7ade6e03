import { expect } from '@playwright/test';
import { askForSettings, createLoan } from './console-calls.ts';
import type { RunningWorld } from '../../contracts/operations/mock-schemas.ts';
import { errorButton, notice, open, operation, resetWorld, test, waiting, worldId } from './console-desk.ts';

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
  await expect(worldId(other)).not.toHaveText(world.id);
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
  await expect(worldId(desk)).toHaveText(world.id);
  await field.fill(recipe);
  await desk.getByRole('button', { name: 'Make from recipe' }).click();
  await expect(worldId(desk)).not.toHaveText(world.id);
  await expect(desk.locator('#clock time')).toHaveText(time ?? '');
  await expect(desk.getByRole('switch', { name: 'AI assistant' })).toBeChecked();
});

test('a console follows its world: what another tab, the control API and the product change', async ({
  desk,
  context,
  site,
  world,
}) => {
  const other = await context.newPage();
  await open(other, site);
  await test.step('another tab', async () => {
    await desk.getByRole('button', { name: 'Freeze' }).click();
    await expect(other.locator('#clock .badge')).toHaveText('Frozen');
    await desk.getByRole('switch', { name: 'AI assistant' }).click();
    await expect(other.getByRole('switch', { name: 'AI assistant' })).toBeChecked();
    await desk.getByLabel('Name', { exact: true }).fill('Harbor demo');
    await desk.getByLabel('Name', { exact: true }).press('Enter');
    await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Harbor demo');
    await expect(other).toHaveTitle(/^Harbor demo/);
    await errorButton(desk, 'server').click();
    await expect(waiting(other)).toHaveCount(1);
    await expect(other.locator('#where')).toContainText('clock frozen · 1 pending');
    await askForSettings(desk);
    await expect(other.locator('.calls > li')).toHaveCount(1);
  });
  await test.step('the control API', async () => {
    await world.changeWorld({
      persona: 'closing',
      features: { lead: false },
      menus: { rates: [] },
      clock: { advanceSeconds: 86_400 },
    });
    await expect(other.locator('#where')).toContainText(/^Harbor demo \p{Lu}\w+ /u);
    await expect(other.locator('#features input[name="feature-lead"][value="off"]')).toBeChecked();
    await expect(other.getByRole('switch', { name: 'Rates menu' })).not.toBeChecked();
    const { now } = (await world.getWorld()).state.clock;
    await expect(other.locator('#clock time')).toHaveAttribute('datetime', now);
  });
  await test.step('the product', async () => {
    const facts = other.locator('#world .facts');
    const { loans } = (await world.getWorld()).state;
    await expect(facts).toContainText(`${loans} loans`);
    await createLoan(desk, site, world.id);
    await expect(facts).toContainText(`${loans + 1} loans`);
  });
  await test.step('a reset, which says what it takes', async () => {
    await desk.getByRole('button', { name: 'Reset …' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Reset Harbor demo?' });
    await expect(dialog).toContainText('1 loan that users created');
    await expect(dialog).toContainText(
      'changes of the name, the persona, the feature flags, the features, and the empty menus',
    );
    await expect(dialog).toContainText('it follows the time of the server again');
    await expect(dialog).toContainText('2 requests of the journal');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(other.locator('.calls > li')).toHaveCount(2);
    await resetWorld(desk);
    await expect(other.locator('.calls > li')).toHaveCount(0);
    await expect(other.getByLabel('Name', { exact: true })).not.toHaveValue('Harbor demo');
  });
});

test('one press makes a world with the whole product, without the assistant or without the new workflow', async ({
  desk,
}) => {
  const assistant = desk.getByRole('switch', { name: 'AI assistant' });
  const workflow = desk.getByRole('switch', { name: 'New create loan workflow' });
  await desk.getByRole('button', { name: 'New world' }).click();
  await expect(assistant).toBeChecked();
  await expect(workflow).toBeChecked();
  await desk.getByRole('button', { name: 'Without assistant' }).click();
  await expect(assistant).not.toBeChecked();
  await expect(workflow).toBeChecked();
  await desk.getByRole('button', { name: 'Old create workflow' }).click();
  await expect(assistant).toBeChecked();
  await expect(workflow).not.toBeChecked();
});

test('the filter of the journal finds the oldest request that the server keeps', async ({
  visitor: page,
  site,
  world,
}) => {
  for (let number = 1; number <= 501; number += 1)
    await site.app.inject({ url: `/api/unknown-${number}`, headers: world.headers });
  await open(page, site);
  await expect(page.locator('#journal .standing')).toContainText('500 shown, older ones are dropped');
  await page.getByLabel('Filter the journal').fill('unknown-2');
  await expect(page.locator('#journal .standing')).toContainText('111 of 500 shown');
});

test('a press in the console of a deleted world says that the world is gone, and changes no other world', async ({
  desk,
  site,
  world,
}) => {
  await world.deleteWorld();
  await desk.getByRole('button', { name: 'Freeze' }).click();
  await expect(desk.getByRole('heading', { name: 'This world is gone' })).toBeVisible();
  const { state } = (await site.app.inject('/mock/worlds/default')).json<RunningWorld>();
  expect(state.clock.isFrozen).toBe(false);
});

test('the product in a deleted world says so, and goes on in a new world', async ({
  enterAs,
  visitor: page,
  world,
}) => {
  await enterAs('lending-staff', '/default');
  await expect(page).toHaveURL(/\/loan-pipeline/);
  await world.deleteWorld();
  // The first request opens the dialog. It may precede the click, and then the dialog hides the link.
  const hidden = { includeHidden: true };
  await page.getByRole('banner', hidden).getByRole('link', hidden).first().dispatchEvent('click');
  await expect(page.getByRole('dialog')).toContainText(`There is no world "${world.id}".`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This world is gone' })).toBeVisible();
  await page.getByRole('button', { name: 'Make a new world' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a browser of a deleted world can enter a new one', async ({ desk, world }) => {
  await world.deleteWorld();
  await desk.getByRole('button', { name: 'Go to the default world' }).click();
  await expect(desk.locator('#where')).toContainText('default world');
});

test('a browser with the cookie of a deleted world can start again', async ({
  visitor: page,
  site,
  world,
}) => {
  await world.deleteWorld();
  await page.goto(`${site.origin}/mock`);
  await expect(page.getByRole('heading', { name: 'This world is gone' })).toBeVisible();
  await page.getByRole('button', { name: 'Make a new world' }).click();
  await expect(worldId(page)).not.toHaveText(world.id);
});
