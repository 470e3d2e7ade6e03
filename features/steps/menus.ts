import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { eachRow } from '../support/rows.ts';
import type { ThresholdWorld } from '../support/world.ts';

type W = ThresholdWorld;

Given('the menus of reports and of delivery are damaged', async function (this: W) {
  await this.driver.drawers.haveDamagedMenus();
});

Given('the {string} menu takes its time', async function (this: W, menu: string) {
  await this.driver.drawers.holdMenu(menu);
});

When('the {string} menu arrives', async function (this: W, menu: string) {
  await this.driver.drawers.letMenuArrive(menu);
});

When('the legacy page {string} becomes very long', async function (this: W, address: string) {
  await this.driver.drawers.haveLongPage(address);
});

Given('the legacy page {string} answers {int}', async function (this: W, address: string, status: number) {
  await this.driver.drawers.refusePage(address, status);
});

When('I open the group {string}', async function (this: W, name: string) {
  await this.driver.drawers.openGroup(name);
});

When('I choose {string} in the menu', async function (this: W, name: string) {
  await this.driver.drawers.chooseEntry(name);
});

When('I open the general loan summary', async function (this: W) {
  await this.driver.drawers.openSummary();
});

When('the dialog asks to be closed', async function (this: W) {
  await this.driver.drawers.askDialogToClose();
});

Then('the loan summary of the open loan shows', async function (this: W) {
  await this.driver.drawers.summaryShows();
});

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

Then('these routes fetch their code on the first visit:', async function (this: W, routes: DataTable) {
  await eachRow(routes, async ({ route = '' }) => {
    await this.driver.drawers.fetchesOnVisit(route);
  });
});
