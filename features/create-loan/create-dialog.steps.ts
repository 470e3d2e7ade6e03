import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { runAxe } from '../support/axe.ts';
import { expect } from '../support/users/expect.ts';
import { isVisible, textOf } from '../support/users/screen-text.ts';
import { openAt, starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';
import { routeOfPage } from '../support/vocabulary/vocabulary.ts';

const inDialog = (tag: 'li button' | 'label'): Element[] => [
  ...world.user.dialog('Create Loan').querySelectorAll(tag),
];

const dialogInBrowser = () => world.browser.page.getByRole('dialog', { name: 'Create Loan', exact: true });

Given(
  'I have chosen Create Loan, then {string}',
  starting(
    (_action: string) => ({ at: routeOfPage('Mortgage Pipeline'), isLeft: true }) as const,
    async (start, action) => {
      await openAt(start);
      await world.user.choose('Create Loan');
      await world.user.choose(action);
    },
  ),
);

/** In a narrow window, _Create Loan_ is the first entry of a menu. */
When('I choose Create Loan from the menu with the keyboard', async () => {
  const { page } = world.browser;
  await page.locator('main button[aria-haspopup="menu"]', { hasText: 'Create Loan' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Create Loan' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu').filter({ visible: true })).toHaveCount(0);
  await expect(dialogInBrowser()).toBeVisible();
});

Then('the create dialog offers:', (actions: DataTable) => {
  const offered = inDialog('li button').map((button) =>
    [button, button.nextElementSibling ?? button].map(textOf),
  );
  assert.deepEqual(offered, actions.raw());
});

Then('I am asked for {string}', (fields: string) =>
  assert.deepEqual(inDialog('label').filter(isVisible).map(textOf), fields.split(', ')),
);

Then('the page {string} opens for:', async (page: string, table: DataTable) => {
  const facts = table.rowsHash();
  await world.anyUser.seesFramed(page);
  if (world.level === 'browser') {
    const frame = world.browser.frame(page);
    for (const [name, value] of Object.entries(facts))
      await expect(frame.locator('dt', { hasText: name }).locator('+ dd')).toHaveText(value);
    return expect(world.browser.page.getByRole('dialog')).toHaveCount(0);
  }
  const labels = [...world.user.frameDocument(page).querySelectorAll('dt')];
  const shown = labels.map((label) => [textOf(label), textOf(label.nextElementSibling ?? label)]);
  const wanted = shown.filter(([name = '']) => name in facts);
  assert.deepEqual(Object.fromEntries(wanted), facts);
});

Then('the create dialog is accessible', async () => {
  await expect(dialogInBrowser()).toBeVisible();
  const { violations } = await runAxe(world.browser.page, { include: '[role="dialog"]', evenMinor: true });
  expect(violations.map(({ rule }) => rule)).toEqual([]);
});

Then(
  'the create dialog is {int} pixels wide, also in a window of {int} pixels',
  async (pixels: number, inWindow: number) => {
    const { page } = world.browser;
    const width = async () => (await dialogInBrowser().boundingBox())?.width;
    await expect.poll(width).toBe(pixels);
    const { width: before, height } = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize({ width: inWindow, height });
    await expect.poll(width).toBe(pixels);
    await page.setViewportSize({ width: before, height });
  },
);

Then('the legacy dialog {string} frames the page at {string}', (title: string, address: string) => {
  const frame = world.user.dialog(title).querySelector('iframe');
  assert.equal(frame?.getAttribute('src'), address);
});
