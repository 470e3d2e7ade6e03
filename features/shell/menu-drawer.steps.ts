import assert from 'node:assert/strict';
import { type DataTable, Then, When } from '@cucumber/cucumber';
import { escaped } from '../support/users/browser-user.ts';
import { expect } from '../support/users/expect.ts';
import { isVisible, nameOf, quoted, textOf } from '../support/users/screen-text.ts';
import { world } from '../support/users/world.ts';
import { damagedReports, readableReports } from '../support/vocabulary/menu-bodies.ts';

When('I open the group {string}', async (name: string) => {
  if (world.level === 'browser') {
    const group = rowsInBrowser('[data-row][aria-expanded]', name);
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await group.click();
  } else {
    await toggleGroup(name, 'false');
  }
});

When(/^I close the (?:first )?group "(.*)"$/, (name: string) => toggleGroup(name, 'true'));

When('I choose {string} in the menu', async (entry: string) => {
  if (world.level === 'browser') {
    await rowsInBrowser('[data-row]:not([aria-expanded]):has(> bdi)', entry).click();
  } else {
    await world.user.click(named(entries(), entry, 'entry'));
  }
});

When('I type {string} into the filter', (text: string) =>
  world.user.fill(filter() as HTMLInputElement, text),
);

// Asserts its accessible name and its header.
Then('the open menu is {string}', (name: string) => {
  assert.equal(menu().getAttribute('aria-label'), `${name} menu`);
  const header = menu().querySelector('span');
  assert.equal(header && textOf(header), name);
});

Then('no menu is open', () => world.user.expect(findMenu() === null, 'no open menu'));

Then('the menu offers {string}', (names: string) => assert.equal(entries().map(nameOf).join(', '), names));

Then('the menu offers all its entries but {string}', (damaged: string) => {
  const names = damagedReports.map((entry) => Reflect.get(Object(entry), 'name') as unknown);
  world.user.expect(names.includes(damaged), `"${damaged}" in the menu that the server sends`);
  assert.deepEqual(entries().map(nameOf), readableReports);
});

Then('the groups of the menu are {string}', (names: string) =>
  assert.equal(groups().map(nameOf).join(', '), names),
);

Then(/^"([^"]*)" has the (badge|icons|initials) "([^"]*)"$/, (entry: string, mark: string, text: string) => {
  const row = named(entries(), entry, 'entry');
  if (mark === 'icons') {
    const icons = [...row.querySelectorAll('span[data-icon]:not([role="img"])')];
    assert.equal(icons.map((icon) => icon.getAttribute('data-icon')).join(', '), text);
  } else {
    const shown = row.querySelector(mark === 'badge' ? 'bdi + span' : 'span');
    assert.equal(shown ? textOf(shown) : '', text);
  }
});

Then('{string} is the current entry', (entry: string) =>
  assert.deepEqual([...menu().querySelectorAll('[aria-current="page"]')].map(nameOf), [entry]),
);

Then('the filter has no text', () => world.user.expect(filter()?.value === '', 'a filter without a text'));

Then(/^the menu has (?:no filter|the filter "([^"]*)")$/, (placeholder: string | null) =>
  assert.equal(filter()?.placeholder ?? null, placeholder),
);

Then(/^the menu of the loan is headed (".*")$/, (texts: string) =>
  assert.deepEqual(
    [...(menu().querySelector('a bdi + bdi')?.parentElement?.children ?? [])].map(textOf),
    quoted(texts),
  ),
);

Then('the menu names these borrowers:', (borrowers: DataTable) => {
  const shown = [...menu().querySelectorAll('[aria-label="Borrowers"] li')].map((item) => {
    const parts = ['bdi', 'span', 'bdi + span'].map((part) => item.querySelector(part));
    return parts.map((part) => (part ? textOf(part) : ''));
  });
  assert.deepEqual(shown, borrowers.raw());
});

Then('the initials of the {int} borrowers have different colors', async (count: number) => {
  const avatars = menuInBrowser().getByRole('list', { name: 'Borrowers' }).locator('[data-position]');
  await expect(avatars).toHaveCount(count);
  const colors = await avatars.evaluateAll((all) =>
    all.map((avatar) => getComputedStyle(avatar).backgroundColor),
  );
  expect(new Set(colors).size).toBe(count);
});

Then('every entry stays inside the menu', async () => {
  const inside = await menuInBrowser().evaluate((element) => {
    const { right } = element.getBoundingClientRect();
    const parts = [...element.querySelectorAll('[data-row], [data-row] *')];
    return parts.every((part) => part.getBoundingClientRect().right <= right);
  });
  expect(inside).toBe(true);
});

const findMenu = () => world.user.document.querySelector('nav[aria-label$=" menu"]');

/** Returns the menu that is open. @throws {AssertionError} if none is */
function menu(): Element {
  const found = findMenu();
  world.user.expect(found !== null, 'an open menu');
  return found as Element;
}

const filter = () => menu().querySelector<HTMLInputElement>('input[type="search"]');

const rows = () => [...menu().querySelectorAll('[data-row]')].filter(isVisible);

const groups = () => rows().filter((row) => row.hasAttribute('aria-expanded'));

const entries = () =>
  rows().filter((row) => !row.hasAttribute('aria-expanded') && row.querySelector(':scope > bdi'));

async function toggleGroup(name: string, expanded: string): Promise<void> {
  const group = named(groups(), name, 'group');
  assert.equal(group.getAttribute('aria-expanded'), expanded);
  await world.user.click(group);
}

/** Returns the row with a name. @throws {AssertionError} if none has it */
function named(all: readonly Element[], name: string, kind: string): Element {
  const found = all.find((row) => nameOf(row) === name);
  world.user.expect(found !== undefined, `a ${kind} "${name}"`);
  return found as Element;
}

const menuInBrowser = () => world.browser.page.getByRole('navigation', { name: / menu$/ });

const rowsInBrowser = (selector: string, name: string) =>
  menuInBrowser()
    .locator(selector)
    .filter({ has: world.browser.page.locator('bdi', { hasText: new RegExp(`^${escaped(name)}$`) }) });
