import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from '../support/users/expect.ts';
import { quoted, textOf } from '../support/users/screen-text.ts';
import { begin, starting, withProfile } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';

Given(
  'I am signed in as a user of the customer {string} with the logo {string}',
  starting(
    (customerName: string, logo: string) =>
      withProfile('lending-staff', { customerName, pipelineLogo: logo || null }),
    begin,
  ),
);

When('I follow the logo', () => world.anyUser.choose('Threshold, home'));

When('I open the profile menu', () => world.anyUser.openProfileMenu());

Then(/^the toolbar reads (".*")$/, (parts: string) =>
  assert.deepEqual([...(world.user.toolbar?.children ?? [])].map(readOut), quoted(parts)),
);

Then('the parts of the toolbar are in their order from left to right', async () => {
  const parts = world.browser.page.getByRole('banner').locator(':scope > *');
  await expect(parts.first()).toBeVisible();
  const lefts = () =>
    parts.evaluateAll((all) =>
      all.map((part) => part.getBoundingClientRect()).flatMap(({ left, width }) => (width > 0 ? [left] : [])),
    );
  await expect.poll(async () => (await lefts()).length).toBeGreaterThanOrEqual(5);
  const found = await lefts();
  expect(found).toEqual(found.toSorted((one, other) => one - other));
});

Then('the logos tried in turn are {string}', async (logos: string) => {
  const image = () => world.user.toolbar?.querySelector('a img') ?? assert.fail('The toolbar has no logo');
  const address = () => image().getAttribute('src') ?? '';
  const tried: string[] = [];
  for (let logo = address(); !tried.includes(logo); logo = address()) {
    tried.push(logo);
    image().dispatchEvent(new world.user.tab.window.Event('error'));
    await world.user.tab.rest();
  }
  assert.equal(tried.join(', '), logos);
});

Then('the logo has a light background', () =>
  expect(world.browser.page.getByRole('banner').getByRole('link').locator('img')).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  ),
);

Then(/^the profile menu shows (".*")$/, async (texts: string) => {
  await world.anyUser.openProfileMenu();
  await seesInMenu(texts);
});

Then(/^the open menu says (".*")$/, (texts: string) => seesInMenu(texts));

async function seesInMenu(texts: string): Promise<void> {
  for (const text of quoted(texts)) {
    if (world.level === 'browser') await world.browser.seesText(text, world.browser.page.getByRole('menu'));
    else await world.user.seesText(text, world.user.toolbar?.querySelector('[role="menu"]') ?? undefined);
  }
}

/** Returns a part of the toolbar as a screen reader reads it. */
function readOut(part: Element): string {
  const labeled = '[aria-label]:not([aria-hidden])';
  const named = part.matches(labeled) ? part : part.querySelector(labeled);
  const words = part.cloneNode(true) as Element;
  for (const decoration of words.querySelectorAll('[aria-hidden]')) decoration.remove();
  return named?.getAttribute('aria-label') ?? textOf(words);
}
