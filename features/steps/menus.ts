import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { eachRow } from '../support/rows.ts';
import type { ThresholdWorld } from '../support/world.ts';

type W = ThresholdWorld;
const listed = (text: string): string[] => text.split(', ');

Given('the reports are:', async function (this: W, entries: DataTable) {
  await this.driver.drawers.haveReports(entries.hashes());
});

Given(
  'the menu of delivery has {int} entries in {int} groups',
  async function (this: W, entries: number, groups: number) {
    await this.driver.drawers.haveManyDeliveries(entries, groups);
  },
);

Given('the menus of reports and of delivery are damaged', async function (this: W) {
  await this.driver.drawers.haveDamagedMenus();
});

Given(
  'the Rates menu leads to {string} and to {string}',
  async function (this: W, page: string, item: string) {
    await this.driver.drawers.haveRates(page, item);
  },
);

Given('the {string} menu cannot be loaded', async function (this: W, menu: string) {
  await this.driver.drawers.failMenu(menu);
});

When('the {string} menu can be loaded again', async function (this: W, menu: string) {
  await this.driver.drawers.mendMenu(menu);
});

Given('the {string} menu takes its time', async function (this: W, menu: string) {
  await this.driver.drawers.holdMenu(menu);
});

When('the {string} menu arrives', async function (this: W, menu: string) {
  await this.driver.drawers.letMenuArrive(menu);
});

When('the older page {string} becomes very long', async function (this: W, address: string) {
  await this.driver.drawers.haveLongPage(address);
});

Given('the legacy page {string} answers {int}', async function (this: W, address: string, status: number) {
  await this.driver.drawers.refusePage(address, status);
});

Given('the older page {string} takes its time', async function (this: W, address: string) {
  await this.driver.drawers.holdPage(address);
});

When('the older page has taken its time', async function (this: W) {
  await this.driver.drawers.letPageGo();
});

When('the menu of the open loan gets the entry {string}', async function (this: W, name: string) {
  await this.driver.drawers.addToLoanMenu(name);
});

Then('the browser keeps the entry {string} too', async function (this: W, name: string) {
  await this.driver.drawers.keepsEntry(name);
});

Then('a spinner stands where the loan summary will be', async function (this: W) {
  await this.driver.drawers.summaryIsLoading(true);
});

Then('the loan summary of the open loan shows', async function (this: W) {
  await this.driver.drawers.summaryIsLoading(false);
});

When('I open the group {string}', async function (this: W, name: string) {
  await this.driver.drawers.setGroup(name, true);
});

When('I close the group {string}', async function (this: W, name: string) {
  await this.driver.drawers.setGroup(name, false);
});

When('I type {string} into the filter', async function (this: W, text: string) {
  await this.driver.drawers.type(text);
});

When('I choose {string} in the menu', async function (this: W, name: string) {
  await this.driver.drawers.chooseEntry(name);
});

When('I choose the borrower {string}', async function (this: W, name: string) {
  await this.driver.drawers.chooseBorrower(name);
});

When('I go down from the filter to the fourth row and press Enter', async function (this: W) {
  await this.driver.drawers.openRow(4);
});

When('I open the general loan summary', async function (this: W) {
  await this.driver.drawers.openSummary();
});

When('the dialog asks to be closed', async function (this: W) {
  await this.driver.drawers.askDialogToClose();
});

Then('the open menu is {string}, {int} pixels wide', async function (this: W, name: string, width: number) {
  await this.driver.drawers.openMenuIs(name, width);
});

Then('no menu is open', async function (this: W) {
  await this.driver.drawers.noMenuIsOpen();
});

Then('the menu offers {string}', async function (this: W, names: string) {
  await this.driver.drawers.offers(listed(names));
});

Then('the menu offers {int} entries', async function (this: W, count: number) {
  await this.driver.drawers.offersCount(count);
});

Then('the menu offers the entries that can be read', async function (this: W) {
  await this.driver.drawers.offersReadable();
});

Then('the groups of the menu are {string}', async function (this: W, names: string) {
  await this.driver.drawers.hasGroups(listed(names));
});

Then('the badge of {string} reads {string}', async function (this: W, entry: string, badge: string) {
  await this.driver.drawers.badgeIs(entry, badge);
});

Then('{string} has the icons {string}', async function (this: W, entry: string, icons: string) {
  await this.driver.drawers.hasMarks(entry, listed(icons));
});

Then('{string} has the initials {string}', async function (this: W, entry: string, initials: string) {
  await this.driver.drawers.hasInitials(entry, initials);
});

Then('{string} stands out', async function (this: W, entry: string) {
  await this.driver.drawers.standsOut(entry);
});

Then('{string} is the current entry', async function (this: W, entry: string) {
  await this.driver.drawers.isCurrent(entry);
});

Then('nothing in the menu matches', async function (this: W) {
  await this.driver.drawers.nothingMatches();
});

Then('the filter of the menu has the focus', async function (this: W) {
  await this.driver.drawers.filterHasFocus();
});

Then('the menu has no filter', async function (this: W) {
  await this.driver.drawers.hasFilter(false);
});

Then(/^the menu has (no|the) general loan summary$/, async function (this: W, has: string) {
  await this.driver.drawers.hasSummary(has === 'the');
});

Then('the general loan summary is closed', async function (this: W) {
  await this.driver.drawers.summaryIsClosed();
});

Then(
  'the menu names these borrowers, each with initials on a colour of their own:',
  async function (this: W, rows: DataTable) {
    await this.driver.drawers.namesBorrowers(rows.raw());
  },
);

Then('the older page {string} of the loan is framed', async function (this: W, path: string) {
  await this.driver.drawers.frames(path, true);
});

Then('the older page {string} is framed', async function (this: W, path: string) {
  await this.driver.drawers.frames(path, false);
});

Then('I still look at the page {string}', async function (this: W, page: string) {
  await this.driver.landing.sees(page);
});

Then(
  '{string} opens a window of {int} by {int}',
  async function (this: W, entry: string, width: number, height: number) {
    await this.driver.drawers.opensWindow(entry, width, height);
  },
);

Then(
  'the dialog {string} is {int} by {int} pixels',
  async function (this: W, title: string, width: number, height: number) {
    await this.driver.drawers.dialogIs(title, width, height);
  },
);

Then(
  'the dialog {string} frames {string} of the loan',
  async function (this: W, title: string, path: string) {
    await this.driver.drawers.dialogFrames(title, path);
  },
);

Then('the dialog {string} stays inside the window', async function (this: W, title: string) {
  await this.driver.drawers.dialogStaysInside(title);
});

Then('no dialog is open, and the entry {string} has the focus', async function (this: W, entry: string) {
  await this.driver.drawers.noDialogIsOpen(entry);
});

Then('every entry stays inside the drawer', async function (this: W) {
  await this.driver.drawers.staysInside();
});

Then('nothing of the menu was run', async function (this: W) {
  await this.driver.drawers.ranNothing();
});

Then('the damage was noted for developers', async function (this: W) {
  await this.driver.drawers.notedDamage();
});

Then(
  'these routes fetch their code on the first visit and open:',
  async function (this: W, routes: DataTable) {
    await eachRow(routes, async ({ route = '', page = '', menu = '' }) => {
      await this.driver.drawers.fetchesOnVisit(route, page, menu);
    });
  },
);
