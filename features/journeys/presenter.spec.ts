import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page, type Route } from '@playwright/test';
import type { World } from '../../mock-server/tools/client/client.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { builtConsole, builtSpa } from '../../scripts/shared/folders.ts';
import { createWorld } from '../support/worlds.ts';
import { standardLoan } from '../support/vocabulary/standard-loans.ts';
import { expectAccessible, expectTargets } from './accessible.ts';
import { arriveAt, failedRequests, frameIsThere, saveScreenshot, test } from './journey.ts';
import { presenterBar as bar } from './presenter-bar.ts';
import { inEach, resize } from './window-size.ts';

test.use({ expectedErrors: failedRequests });

/** Opens the create screen in a world that has the presenter's bar. */
async function openCreateScreen(
  world: World,
  enterAs: (persona: string, path: string) => Promise<void>,
): Promise<void> {
  await world.changeWorld({ presenter: {} });
  await enterAs('lending-staff', paths.newLoan);
}

test('the build of the product has nothing of the presenter, whose script is below 30 kB', () => {
  const texts = readdirSync(builtSpa, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|css|html)$/.test(file))
    .map((file) => readFileSync(join(builtSpa, file), 'utf8'));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => /Fail the next request|lens\.json/.test(text))).toEqual([]);
  const manifest = JSON.parse(readFileSync(join(builtConsole, 'manifest.json'), 'utf8')) as Record<
    string,
    { readonly file: string; readonly name?: string; readonly imports?: readonly string[] }
  >;
  const entry = Object.values(manifest).find(({ name }) => name === 'presenter');
  const files = [entry, ...(entry?.imports ?? []).map((name) => manifest[name])].map(
    (one) => one?.file ?? '',
  );
  const bytes = files.map((file) => gzipSync(readFileSync(join(builtConsole, file))).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000);
});

test('a world without a presenter has no bar, and its page asks for no script of it', async ({
  visitor: page,
  enterAs,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await enterAs('lending-staff', paths.newLoan);
  await arriveAt(page, 'Create Loan');
  await expect(bar(page)).toBeHidden();
  expect(asked.filter((url) => /presenter|\/mock\//.test(url))).toEqual([]);
});

test('the index of the form scrolls only the form, also above the bar', async ({
  visitor: page,
  world,
  enterAs,
}) => {
  await resize(page, [1440, 900]);
  await openCreateScreen(world, enterAs);
  await arriveAt(page, 'Create Loan');
  await expect(bar(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Property' }).click();
  await expect(page.getByRole('button', { name: 'Property Information' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Create Loan' })).toBeInViewport({ ratio: 1 });
  await saveScreenshot(page, 'presenter-create-property');
});

test('the bar takes room, and covers nothing of the product', async ({ visitor: page, world, enterAs }) => {
  await resize(page, [1440, 900]);
  await openCreateScreen(world, enterAs);
  await arriveAt(page, 'Create Loan');
  await expect(bar(page)).toBeVisible();
  await expectAccessible(page, { evenMinor: true });
  await expectTargets(page);
  await inEach(
    page,
    [
      [1440, 900],
      [1024, 768],
      [390, 800],
    ],
    async () => {
      await expectAbove(page, 'Cancel');
      await saveScreenshot(page, 'presenter-create');
    },
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await saveScreenshot(page, 'presenter-create-dark');
  await expectAccessible(page, { onlyContrast: true });
  await page.emulateMedia({ colorScheme: null });

  // A dialog, too, ends above the bar.
  await resize(page, [1024, 400]);
  await page.keyboard.press('Control+Shift+~');
  await page.getByRole('button', { name: 'Dismiss' }).scrollIntoViewIfNeeded();
  await expectAbove(page, 'Dismiss');
  await page.keyboard.press('Escape');

  await page.keyboard.press('Alt+KeyP');
  await expect(bar(page)).toBeHidden();
  // It stays hidden when a page loads.
  await page.reload();
  await arriveAt(page, 'Create Loan');
  await expect(bar(page)).toBeHidden();
  await expect
    .poll(() =>
      page.locator('main').evaluate((main) => window.innerHeight - main.getBoundingClientRect().bottom),
    )
    .toBe(0);
  await page.keyboard.press('Alt+KeyP');
  await expect(bar(page)).toBeVisible();
});

test('the bar leaves focus and entries of the product alone', async ({ visitor: page, world, enterAs }) => {
  await openCreateScreen(world, enterAs);
  const price = page.getByRole('textbox', { name: 'Sales price' });
  await price.fill('400000');
  await price.focus();
  await bar(page).getByRole('button', { name: 'Fail the next request' }).click();
  await expect(bar(page).getByRole('button', { name: 'The next request fails' })).toBeVisible();
  await expect(price).toBeFocused();
  const question = bar(page).getByText('go back to the start');
  for (const cancel of [
    () => bar(page).getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await bar(page).getByRole('button', { name: 'Reset' }).click();
    await expect(question).toBeVisible();
    await cancel();
    await expect(question).toBeHidden();
    await expect(price).toBeFocused();
  }
  await expect(price).toHaveValue('400,000');
});

test('by keyboard, the focus comes back from the question, the lens and the hidden bar', async ({
  visitor: page,
  world,
  enterAs,
}) => {
  await openCreateScreen(world, enterAs);
  const price = page.getByRole('textbox', { name: 'Sales price' });
  const reset = bar(page).getByRole('button', { name: 'Reset' });
  await price.focus();
  await reset.focus();
  for (const key of ['Escape', 'Tab']) {
    await page.keyboard.press('Enter');
    await expect(bar(page).getByRole('button', { name: 'Reset the demo' })).toBeFocused();
    await page.keyboard.press(key);
    if (key === 'Tab') await page.keyboard.press('Enter');
    await expect(reset).toBeFocused();
  }

  const index = Promise.withResolvers<Route>();
  await page.route('**/lens.json', index.resolve);
  const asked = page.waitForRequest('**/lens.json');
  await page.keyboard.press('Alt+KeyR');
  await asked;
  const card = page.getByRole('complementary', { name: 'Rule lens' });
  await expect(card.getByRole('group', { name: 'Rules' })).toHaveText(/^Preparing the rules/);
  await page.keyboard.press('Alt+Enter');
  await expect(card.getByRole('group', { name: 'Rules' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(reset).toBeFocused();
  // The index of rules that arrives later does not open the card again.
  const held = await index.promise;
  await held.fulfill({ json: { date: null, rules: [], regions: [], places: [] } });
  await page.evaluate(() => fetch('/health').then(() => null));
  await expect(card).toBeHidden();

  await bar(page).getByRole('button', { name: 'Hide' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(price).toBeFocused();
});

test('"Fail the next request" hits the next request of the product, and shows when it has', async ({
  visitor: page,
  world,
  enterAs,
}) => {
  await world.changeWorld({ presenter: {} });
  await enterAs('lending-staff', paths.legacyPage('loan-pipeline'));
  await frameIsThere(page, 'Mortgage Pipeline');
  await bar(page).getByRole('button', { name: 'Fail the next request' }).click();
  await expect(bar(page).getByRole('button', { name: 'The next request fails' })).toBeVisible();
  await page
    .frameLocator('iframe[title="Mortgage Pipeline"]')
    .getByRole('link', { name: '1000123404' })
    .click();
  await expect(bar(page).getByRole('button', { name: 'Fail the next request' })).toBeVisible();
});

test('Reset asks, and takes back what the world has gained', async ({ visitor: page, origin, enterAs }) => {
  const world = await createWorld(fetch, origin, { presenter: {} });
  await page.context().addCookies([{ ...world.cookie, url: origin }]);
  await world.changeWorld({ flags: { enableAiAssistant: true } });
  const dashboard = paths.dashboardOf(standardLoan('Casimir Dombrowski').applicationIdentifier);
  await enterAs('lending-staff', dashboard);
  await arriveAt(page, / Casimir Dombrowski$/);
  await bar(page).getByRole('button', { name: 'Reset' }).click();
  await bar(page).getByRole('button', { name: 'Reset the demo' }).click();
  await arriveAt(page, 'Mortgage Pipeline');
  expect((await world.getWorld()).state.flags.enableAiAssistant).not.toBe(true);
});

test('without a specification the lens says so; a presenter that is taken away takes the bar', async ({
  visitor: page,
  world,
  enterAs,
}) => {
  await openCreateScreen(world, enterAs);
  await bar(page).getByRole('button', { name: 'Rules' }).click();
  await expect(
    page.getByText('The specification is not built, so there are no rules to show.').first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await world.changeWorld({ presenter: null });
  await expect(bar(page)).toBeHidden();
});

/** Asserts that a button is visible above the bar. */
async function expectAbove(page: Page, name: string): Promise<void> {
  const [button, own] = await Promise.all([
    page.getByRole('button', { name, exact: true }).boundingBox(),
    bar(page).boundingBox(),
  ]);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(own?.y ?? 0);
}
