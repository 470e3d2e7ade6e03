import assert from 'node:assert/strict';
import { type DataTable, Given, Then } from '@cucumber/cucumber';
import { eachRow } from '../support/rows.ts';
import { expect } from '../support/users/expect.ts';
import { isVisible, textOf } from '../support/users/screen-text.ts';
import { starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';

const backdrop = 'Close the navigation';

Given(
  /^these menus are empty: (.*)$/,
  starting(
    (names: string) => ({
      recipe: { menus: Object.fromEntries(names.split(', ').map((name) => [name, []])) },
    }),
    ({ recipe }) => world.user.world.changeWorld(recipe),
  ),
);

Then('the navigation offers {string}', (icons: string) => {
  const items = [...(navigation()?.querySelectorAll('li') ?? [])];
  const offered = items.filter((item) => isVisible(item) && item.querySelector('svg'));
  assert.equal(offered.map(textOf).join(', '), icons);
});

Then('the selected icon is {string}', (name: string) => {
  const selected = navigation()?.querySelectorAll('[data-selected="true"]') ?? [];
  assert.deepEqual([...selected].map(textOf), [name]);
});

// A closed navigation has no backdrop.
Then(/^the navigation is (open|closed)$/, async (state: string) => {
  if (world.level === 'browser') {
    await expect(drawer()).toBeVisible({ visible: state === 'open' });
    if (state === 'closed') await expect(backdropInBrowser()).toHaveCount(0);
  } else {
    const isOpen = navigation() !== null;
    world.user.expect(isOpen === (state === 'open'), `the navigation to be ${state}`);
    world.user.expect(isOpen || !world.user.hasButton(backdrop), 'no backdrop without a navigation');
  }
});

// Over the page, it is in front of a backdrop that covers the page.
Then(/^the navigation is open (beside|over) the page$/, async (where: string) => {
  await expect(drawer()).toBeVisible();
  await expect(backdropInBrowser()).toHaveCount(where === 'over' ? 1 : 0);
  const left = await world.browser.page
    .locator('main')
    .evaluate((main) => Number.parseFloat(getComputedStyle(main).paddingInlineStart));
  expect(left).toBe(where === 'over' ? 0 : 61);
  const isInFront = await drawer().evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isInFront).toBe(true);
});

Then(/^the (navigation|menu) is (\d+) pixels wide$/, async (part: string, pixels: string) => {
  const name = part === 'menu' ? / menu$/ : /^Main$/;
  const shown = world.browser.page.getByRole('navigation', { name });
  await expect(shown).toBeVisible();
  await expect.poll(async () => (await shown.boundingBox())?.width).toBe(Number(pixels));
});

Then(/^the Equal Housing logo (shows|does not show)$/, async (shows: string) => {
  await expect(drawer()).toBeVisible();
  const logo = world.browser.page.getByRole('img', { name: 'Equal Housing Opportunity' });
  await expect(logo).toBeVisible({ visible: shows === 'shows' });
});

// Each route starts from a newly loaded page, since routes may share a file.
Then('these routes fetch their code on the first visit:', async (routes: DataTable) => {
  await eachRow(routes, async ({ route = '', file = '' }) => {
    const code = new RegExp(`^GET /assets/${file}-[^/]+[.]js$`);
    const fetched = () => world.browser.requests.filter((request) => code.test(request)).length;
    const before = fetched();
    await world.browser.open('/lf/loan-pipeline');
    expect(fetched()).toBe(before);
    await world.browser.goOn(`/${route}`);
    await expect.poll(fetched).toBe(before + 1);
  });
});

/** The narrow strip of icons on the left; null while it is closed. */
const navigation = () => world.user.document.querySelector('nav[aria-label="Main"]');

const drawer = () => world.browser.page.getByRole('navigation', { name: 'Main', exact: true });

const backdropInBrowser = () => world.browser.page.getByRole('button', { name: backdrop });
