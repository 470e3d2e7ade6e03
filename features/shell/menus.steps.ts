import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { eachRow } from '../support/rows.ts';
import type { ThresholdWorld } from '../steps/world.ts';
import { LegacyFrame } from './legacy-frame.ts';
import { damagedReports, manyEntries, ratesOf, readableReports, reportsOf } from './menu-bodies.ts';
import { MenuDrawer } from './menu-drawer.ts';
import { MenuInBrowser } from './menu-in-browser.ts';
import { Menus } from './menus.ts';
import { MenusInBrowser } from './menus-in-browser.ts';

type W = ThresholdWorld;
const menu = { app: MenuDrawer, browser: MenuInBrowser };
const menus = { app: Menus, browser: MenusInBrowser };

Given('the reports are:', function (this: W, entries: DataTable) {
  this.on(Menus).replace('reports', reportsOf(entries.hashes()));
});

Given(
  'the menu of delivery has {int} entries in {int} groups',
  function (this: W, entries: number, groups: number) {
    this.on(Menus).replace('delivery', manyEntries('Delivery', entries, groups));
  },
);

Given('the Rates menu leads to {string} and to {string}', function (this: W, page: string, item: string) {
  this.on(Menus).replace('rates', ratesOf(page, item));
});

Given('the menus of reports and of delivery are damaged', async function (this: W) {
  await this.at(menus).damage();
});

Given('the {string} menu cannot be loaded', async function (this: W, name: string) {
  await this.on(Menus).fail(name);
});

Given('the {string} menu can be loaded again', function (this: W, name: string) {
  this.on(Menus).mend(name);
});

Given('the {string} menu takes its time', async function (this: W, name: string) {
  await this.at(menus).hold(name);
});

Given('the menu of the loan of {string} takes its time', function (this: W, borrower: string) {
  this.on(Menus).holdLoanMenu(borrower);
});

When('the {string} menu arrives', async function (this: W, name: string) {
  await this.inBrowser(MenusInBrowser).release(name);
});

When('the menu of the open loan gets the entry {string}', async function (this: W, name: string) {
  await this.on(Menus).addToLoanMenu(name);
});

When(
  'the entry {string} in the menu of the open loan becomes {string}',
  async function (this: W, name: string, newName: string) {
    await this.on(Menus).renameInLoanMenu(name, newName);
  },
);

When('I open the group {string}', async function (this: W, name: string) {
  await this.at(menu).openGroup(name);
});

When('I close the group {string}', async function (this: W, name: string) {
  await this.on(MenuDrawer).closeGroup(name);
});

When('I choose {string} in the menu', async function (this: W, entry: string) {
  await this.at(menu).choose(entry);
});

When('I type {string} into the filter', async function (this: W, text: string) {
  await this.on(MenuDrawer).filter(text);
});

When('I go down from the filter to row {int} and press Enter', async function (this: W, row: number) {
  await this.on(MenuDrawer).openRow(row);
});

Then('the open menu is {string}', function (this: W, name: string) {
  this.on(MenuDrawer).isFor(name);
});

Then('no menu is open', function (this: W) {
  this.user.expect(!this.on(MenuDrawer).isOpen, 'no open menu');
});

Then('the menu offers {string}', function (this: W, names: string) {
  assert.equal(this.on(MenuDrawer).entries.join(', '), names);
});

Then('the menu offers all its entries but {string}', function (this: W, damaged: string) {
  const names = damagedReports.map((entry) => Reflect.get(Object(entry), 'name') as unknown);
  this.user.expect(names.includes(damaged), `"${damaged}" in the menu that the server sends`);
  assert.deepEqual(this.on(MenuDrawer).entries, readableReports);
});

Then('the groups of the menu are {string}', function (this: W, names: string) {
  assert.equal(this.on(MenuDrawer).groups.join(', '), names);
});

Then(
  /^"([^"]*)" has the (badge|icons|initials) "([^"]*)"$/,
  function (this: W, entry: string, mark: string, text: string) {
    assert.equal(this.on(MenuDrawer).beside(entry, mark), text);
  },
);

Then('{string} is the current entry', function (this: W, entry: string) {
  assert.deepEqual(this.on(MenuDrawer).current, [entry]);
});

Then('the filter of the menu reads {string}', function (this: W, placeholder: string) {
  assert.equal(this.on(MenuDrawer).filterPlaceholder, placeholder);
});

Then('the menu has no filter', function (this: W) {
  this.user.expect(this.on(MenuDrawer).isOpen && !this.on(MenuDrawer).hasFilter, 'a menu without a filter');
});

Then('the menu names these borrowers:', function (this: W, borrowers: DataTable) {
  assert.deepEqual(this.on(MenuDrawer).borrowers, borrowers.raw());
});

Then(/^the legacy page "(.*?)" (of the loan )?is framed$/, function (this: W, path: string, ofLoan?: string) {
  this.on(LegacyFrame).frames(path, Boolean(ofLoan));
});

Then('the frame is titled {string}', function (this: W, title: string) {
  this.user.frame(title);
});

Then('the initials of the {int} borrowers have different colours', async function (this: W, count: number) {
  await this.inBrowser(MenuInBrowser).hasBorrowersInColours(count);
});

Then('the loan summary of the open loan shows', async function (this: W) {
  await this.inBrowser(MenuInBrowser).showsSummary();
});

Then('every entry stays inside the menu', async function (this: W) {
  await this.inBrowser(MenuInBrowser).keepsEntriesInside();
});

Then('no script of the menu was run', async function (this: W) {
  await this.inBrowser(MenuInBrowser).ranNothing();
});

Then('{string} has not moved', async function (this: W, icon: string) {
  await this.inBrowser(MenusInBrowser).hasNotMoved(icon);
});

Then('these routes fetch their code on the first visit:', async function (this: W, routes: DataTable) {
  await eachRow(routes, async ({ route = '' }) => {
    await this.inBrowser(MenuInBrowser).fetchesOnVisit(route);
  });
});
