import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { eachRow } from '../support/rows.ts';
import { world } from '../users/world.ts';
import { LegacyFrame } from './legacy-frame.ts';
import { damagedReports, manyEntries, ratesOf, readableReports, reportsOf } from './menu-bodies.ts';
import { MenuDrawer } from './menu-drawer.ts';
import { MenuInBrowser } from './menu-in-browser.ts';
import { Menus } from './menus.ts';
import { MenusInBrowser } from './menus-in-browser.ts';

const menu = { app: MenuDrawer, browser: MenuInBrowser };
const menus = { app: Menus, browser: MenusInBrowser };

Given('the reports are:', (entries: DataTable) =>
  world.on(Menus).replace('reports', reportsOf(entries.hashes())),
);

Given('the menu of delivery has {int} entries in {int} groups', (entries: number, groups: number) =>
  world.on(Menus).replace('delivery', manyEntries('Delivery', entries, groups)),
);

Given('the Rates menu leads to {string} and to {string}', (page: string, item: string) =>
  world.on(Menus).replace('rates', ratesOf(page, item)),
);

Given('the menus of reports and of delivery are damaged', () => world.at(menus).damage());

Given('the {string} menu cannot be loaded', (name: string) => world.on(Menus).fail(name));

Given('the {string} menu can be loaded again', (name: string) => world.on(Menus).mend(name));

Given('the {string} menu takes its time', (name: string) => world.at(menus).hold(name));

Given('the menu of the loan of {string} takes its time', (borrower: string) =>
  world.on(Menus).holdLoanMenu(borrower),
);

When('the {string} menu arrives', (name: string) => world.inBrowser(MenusInBrowser).release(name));

When('the menu of the open loan gets the entry {string}', (name: string) =>
  world.on(Menus).addToLoanMenu(name),
);

When('the entry {string} in the menu of the open loan becomes {string}', (name: string, newName: string) =>
  world.on(Menus).renameInLoanMenu(name, newName),
);

When('I open the group {string}', (name: string) => world.at(menu).openGroup(name));

When('I close the group {string}', (name: string) => world.on(MenuDrawer).closeGroup(name));

When('I choose {string} in the menu', (entry: string) => world.at(menu).choose(entry));

When('I type {string} into the filter', (text: string) => world.on(MenuDrawer).filter(text));

When('I go down from the filter to row {int} and press Enter', (row: number) =>
  world.on(MenuDrawer).openRow(row),
);

Then('the open menu is {string}', (name: string) => world.on(MenuDrawer).isFor(name));

Then('no menu is open', () => world.user.expect(!world.on(MenuDrawer).isOpen, 'no open menu'));

Then('the menu offers {string}', (names: string) =>
  assert.equal(world.on(MenuDrawer).entries.join(', '), names),
);

Then('the menu offers all its entries but {string}', (damaged: string) => {
  const names = damagedReports.map((entry) => Reflect.get(Object(entry), 'name') as unknown);
  world.user.expect(names.includes(damaged), `"${damaged}" in the menu that the server sends`);
  assert.deepEqual(world.on(MenuDrawer).entries, readableReports);
});

Then('the groups of the menu are {string}', (names: string) =>
  assert.equal(world.on(MenuDrawer).groups.join(', '), names),
);

Then(/^"([^"]*)" has the (badge|icons|initials) "([^"]*)"$/, (entry: string, mark: string, text: string) =>
  assert.equal(world.on(MenuDrawer).beside(entry, mark), text),
);

Then('{string} is the current entry', (entry: string) =>
  assert.deepEqual(world.on(MenuDrawer).current, [entry]),
);

Then('the filter of the menu reads {string}', (placeholder: string) =>
  assert.equal(world.on(MenuDrawer).filterPlaceholder, placeholder),
);

Then('the menu has no filter', () =>
  world.user.expect(
    world.on(MenuDrawer).isOpen && !world.on(MenuDrawer).hasFilter,
    'a menu without a filter',
  ),
);

Then('the menu names these borrowers:', (borrowers: DataTable) =>
  assert.deepEqual(world.on(MenuDrawer).borrowers, borrowers.raw()),
);

Then(/^the legacy page "(.*?)" (of the loan )?is framed$/, (path: string, ofLoan?: string) =>
  world.on(LegacyFrame).frames(path, Boolean(ofLoan)),
);

Then('the frame is titled {string}', (title: string) => world.user.frame(title));

Then('the initials of the {int} borrowers have different colours', (count: number) =>
  world.inBrowser(MenuInBrowser).hasBorrowersInColours(count),
);

Then('the loan summary of the open loan shows', () => world.inBrowser(MenuInBrowser).showsSummary());

Then('every entry stays inside the menu', () => world.inBrowser(MenuInBrowser).keepsEntriesInside());

Then('no script of the menu was run', () => world.inBrowser(MenuInBrowser).ranNothing());

Then('{string} has not moved', (icon: string) => world.inBrowser(MenusInBrowser).hasNotMoved(icon));

Then('these routes fetch their code on the first visit:', async (routes: DataTable) => {
  await eachRow(routes, async ({ route = '' }) => {
    await world.inBrowser(MenuInBrowser).fetchesOnVisit(route);
  });
});
