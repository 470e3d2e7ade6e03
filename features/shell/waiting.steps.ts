import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import { expect } from '../support/users/expect.ts';
import { world } from '../support/users/world.ts';

/** The scripts of pages and dialogs are downloaded on the first visit. They never arrive. */
Given('the code of every page and dialog is slow', () =>
  world.browser.page.route(
    /\/assets\/[\w-]+-(?:page|dialog)-[\w-]+\.js$/,
    () => new Promise(() => undefined),
  ),
);

Then(/^the page shows (a|no) sign of a wait$/, async (count: string) => {
  const isShown = count === 'a';
  if (world.level === 'browser') {
    const sign = world.browser.page.locator('[data-wait] .ant-spin');
    await (isShown ? expect(sign).toBeVisible() : expect(sign).toBeHidden());
  } else {
    assert.equal(world.user.document.querySelector('[data-wait] .ant-spin') !== null, isShown);
  }
});

Then('the toolbar and the skeleton of a page show', async () => {
  const { page } = world.browser;
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading the page')).toBeAttached();
  await expect(page.getByRole('main').locator('.ant-skeleton').first()).toBeVisible();
});
