import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { CreateDialog, CreateDialogInBrowser, dialog } from './create-dialog.ts';

type W = ThresholdWorld;

Given(
  /^the "(.*)" user(, who may lock rates,)? is signed in to the (new|old) workflow$/,
  async function (this: W, user: string, mayLock: string | null, workflow: string) {
    await this.at(dialog).signIn(user, workflow === 'new', mayLock !== null);
  },
);

Given('I have chosen Create Loan, then {string}', async function (this: W, action: string) {
  await this.on(CreateDialog).begin(action);
});

When('I choose Create Loan from the menu with the keyboard', async function (this: W) {
  await this.inBrowser(CreateDialogInBrowser).openByMenu();
});

Then('the create dialog offers {string}', function (this: W, actions: string) {
  this.on(CreateDialog).offers(actions.split(', '));
});

Then('I am asked for {string}', function (this: W, fields: string) {
  this.on(CreateDialog).asksFor(fields.split(', '));
});

Then('the page {string} opens for:', async function (this: W, page: string, facts: DataTable) {
  await this.at(dialog).opened(page, facts.rowsHash());
});

Then('the create dialog is accessible', async function (this: W) {
  await this.inBrowser(CreateDialogInBrowser).isAccessible();
});

Then(
  'the create dialog is {int} pixels wide, also in a window of {int} pixels',
  async function (this: W, pixels: number, inWindow: number) {
    await this.inBrowser(CreateDialogInBrowser).isWideAtLeast(pixels, inWindow);
  },
);

Then(
  'the legacy dialog {string} frames the page at {string}',
  function (this: W, title: string, address: string) {
    const frame = this.user.dialog(title).querySelector('iframe');
    assert.equal(frame?.getAttribute('src'), address);
  },
);
