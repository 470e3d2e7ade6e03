import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { eachRow } from '../support/rows.ts';
import type { ThresholdWorld } from '../support/world.ts';

type W = ThresholdWorld;

Given('the browser forces its colours', async function (this: W) {
  await this.driver.appearance.forceColours();
});

Given('the initials of the user are {string}', async function (this: W, initials: string) {
  await this.driver.appearance.haveInitials(initials);
});

When('I focus the button {string}', async function (this: W, name: string) {
  await this.driver.appearance.focusButton(name);
});

Then('each of these pages is as wide as the window:', async function (this: W, pages: DataTable) {
  await eachRow(pages, async ({ page = '', address = '' }) => {
    await this.driver.appearance.isAsWideAsWindow(page, address);
  });
});

Then('the menu stays inside the window', async function (this: W) {
  await this.driver.appearance.menuIsInsideWindow();
});

Then(
  /^the (icon|entry) "(.*)" has a mark in the highlight colour$/,
  async function (this: W, kind: string, name: string) {
    await this.driver.appearance.isMarked(kind, name);
  },
);

Then('the {string} has a border', async function (this: W, role: string) {
  await this.driver.appearance.hasBorder(role);
});

Then('the first heading is {string}', async function (this: W, title: string) {
  await this.driver.appearance.firstHeadingIs(title);
});

Then('the name {string} is cut and has its full text as a tooltip', async function (this: W, name: string) {
  await this.driver.appearance.cutNameHasTooltip(name);
});

Then('the initials {string} stay inside their circle', async function (this: W, initials: string) {
  await this.driver.appearance.initialsFit(initials);
});
