import { type DataTable, Given, Then } from '@cucumber/cucumber';
import { eachRow } from '../support/rows.ts';
import type { ThresholdWorld } from '../steps/world.ts';
import { Layout } from './layout.ts';

type W = ThresholdWorld;

Given('the browser forces its colours', async function (this: W) {
  await this.inBrowser(Layout).forceColours();
});

Given('the initials of the user are {string}', async function (this: W, initials: string) {
  await this.inBrowser(Layout).haveInitials(initials);
});

Given('the legacy page {string} becomes very long', async function (this: W, address: string) {
  await this.inBrowser(Layout).haveLongPage(address);
});

Then('each of these pages is as wide as the window:', async function (this: W, pages: DataTable) {
  await eachRow(pages, async ({ page = '', address = '' }) => {
    await this.inBrowser(Layout).isAsWideAsWindow(page, address);
  });
});

Then(
  '{string} is {int} by {int} pixels',
  async function (this: W, name: string, width: number, height: number) {
    await this.inBrowser(Layout).hasSize(name, width, height);
  },
);

Then(/^the (?:menu|dialog "(.*)") stays inside the window$/, async function (this: W, dialog: string | null) {
  await this.inBrowser(Layout).isInsideWindow(dialog ?? undefined);
});

Then('{string} is marked in the highlight colour', async function (this: W, name: string) {
  await this.inBrowser(Layout).isMarked(name);
});

Then('{string} has a border', async function (this: W, title: string) {
  await this.inBrowser(Layout).hasBorder(title);
});

Then('the first heading is {string}', async function (this: W, title: string) {
  await this.inBrowser(Layout).hasFirstHeading(title);
});

Then('{string} is shown whole', async function (this: W, text: string) {
  await this.inBrowser(Layout).isWhole(text);
});

Then('the initials {string} stay inside their circle', async function (this: W, initials: string) {
  await this.inBrowser(Layout).fitInCircles(initials);
});
