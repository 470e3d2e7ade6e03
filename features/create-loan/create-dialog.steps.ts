import assert from 'node:assert/strict';
import { type DataTable, Given, Then } from '@cucumber/cucumber';
import { expect } from '../support/users/expect.ts';
import { isVisible, textOf } from '../support/users/screen-text.ts';
import { openAt, starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';
import { routeOfPage } from '../support/vocabulary/vocabulary.ts';

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

Then('the create dialog offers:', (actions: DataTable) => {
  const buttons = [...world.user.dialog('Create Loan').querySelectorAll('li button')];
  const offered = buttons.map((button) => [button, button.nextElementSibling ?? button].map(textOf));
  assert.deepEqual(offered, actions.raw());
});

Then('I am asked for {string}', (fields: string) => {
  const labels = [...world.user.dialog('Create Loan').querySelectorAll('label')];
  assert.deepEqual(labels.filter(isVisible).map(textOf), fields.split(', '));
});

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

Then(
  /^the dialog "(.*)" is (\d+) pixels wide(, at the right edge)?$/,
  async (name: string, pixels: string, isRight: string | null) => {
    const { page } = world.browser;
    const dialog = page.getByRole('dialog', { name, exact: true });
    await expect(dialog).toBeVisible();
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(Number(pixels));
    const left = (page.viewportSize()?.width ?? 0) - Number(pixels);
    if (isRight) await expect.poll(async () => (await dialog.boundingBox())?.x).toBe(left);
  },
);

Then('the legacy dialog {string} frames the page at {string}', (title: string, address: string) => {
  const frame = world.user.dialog(title).querySelector('iframe');
  assert.equal(frame?.getAttribute('src'), address);
});
