import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';
import { LegacyFrame } from './legacy-frame.ts';
import { manyEntries, ratesOf, readableReports, reportsOf } from './menu-bodies.ts';
import { MenuDrawer } from './menu-drawer.ts';
import { Menus } from './menus.ts';

type W = ThresholdWorld;
const listed = (text: string): string[] => text.split(', ');

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

Given('the {string} menu cannot be loaded', async function (this: W, menu: string) {
  await this.on(Menus).fail(menu);
});

Given('the {string} menu can be loaded again', function (this: W, menu: string) {
  this.on(Menus).mend(menu);
});

When('the menu of the open loan gets the entry {string}', async function (this: W, name: string) {
  await this.on(Menus).addToLoanMenu(name);
});

When('I close the group {string}', async function (this: W, name: string) {
  await this.on(MenuDrawer).setGroup(name, false);
});

When('I type {string} into the filter', async function (this: W, text: string) {
  await this.on(MenuDrawer).filter(text);
});

When('I choose the borrower {string}', async function (this: W, name: string) {
  await this.on(MenuDrawer).chooseBorrower(name);
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
  assert.deepEqual(this.on(MenuDrawer).entries, listed(names));
});

Then('the menu offers {int} entries', function (this: W, count: number) {
  assert.equal(this.on(MenuDrawer).entries.length, count);
});

Then('the groups of the menu are {string}', function (this: W, names: string) {
  assert.deepEqual(this.on(MenuDrawer).groups, listed(names));
});

Then('the badge of {string} reads {string}', function (this: W, entry: string, badge: string) {
  assert.equal(this.on(MenuDrawer).badgeOf(entry), badge);
});

Then('{string} has the icons {string}', function (this: W, entry: string, icons: string) {
  assert.deepEqual(this.on(MenuDrawer).iconsOf(entry), listed(icons));
});

Then('{string} has the initials {string}', function (this: W, entry: string, initials: string) {
  assert.equal(this.on(MenuDrawer).initialsOf(entry), initials);
});

Then('{string} is the current entry', function (this: W, entry: string) {
  assert.deepEqual(this.on(MenuDrawer).current, [entry]);
});

Then('nothing in the menu matches', function (this: W) {
  assert.deepEqual(this.on(MenuDrawer).entries, []);
  assert.match(this.on(MenuDrawer).status, /^Nothing matches/);
});

Then('the filter of the menu reads {string}', function (this: W, placeholder: string) {
  assert.equal(this.on(MenuDrawer).filterPlaceholder, placeholder);
});

Then('the menu has no filter', function (this: W) {
  this.user.expect(this.on(MenuDrawer).isOpen && !this.on(MenuDrawer).hasFilter, 'a menu without a filter');
});

Then('the filter of the menu has the focus', function (this: W) {
  this.user.expect(this.on(MenuDrawer).filterHasFocus, 'the focus on the filter of the menu');
});

Then(/^the menu has (no|the) general loan summary$/, function (this: W, has: string) {
  const { isOpen, hasSummary } = this.on(MenuDrawer);
  this.user.expect(isOpen && hasSummary === (has === 'the'), `${has} general loan summary in the menu`);
});

Then('the menu names these borrowers:', function (this: W, borrowers: DataTable) {
  assert.deepEqual(this.on(MenuDrawer).borrowers, borrowers.raw());
});

Then('the browser keeps the entry {string} too', function (this: W, name: string) {
  assert.ok(this.on(Menus).keptLoanMenu?.includes(`"name":"${name}"`), `The browser keeps no "${name}"`);
});

Then('the group {string} is open', function (this: W, name: string) {
  assert.ok(this.on(MenuDrawer).isGroupOpen(name));
});

Then('the menu offers the entries that can be read', function (this: W) {
  assert.deepEqual(this.on(MenuDrawer).entries, readableReports);
});

Then('the damage was noted for developers', function (this: W) {
  assert.ok(this.user.tab.console.some((line) => line.startsWith('warn: A menu has entries')));
});

Then(/^the legacy page "(.*?)" (of the loan )?is framed$/, function (this: W, path: string, ofLoan?: string) {
  this.on(LegacyFrame).frames(path, Boolean(ofLoan));
});

Then('the frame is titled {string}', function (this: W, title: string) {
  this.user.frame(title);
});
