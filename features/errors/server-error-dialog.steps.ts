import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { paths } from '../../web/shared/routes/paths.ts';
import type { ThresholdWorld } from '../steps/world.ts';
import { ServerErrorDialog, ServerErrorDialogInBrowser } from './server-error-dialog.ts';

type W = ThresholdWorld;

Given('the browser refuses access to the clipboard', function (this: W) {
  this.on(ServerErrorDialog).refuseClipboard();
});

Given('the next {string} request fails without a trace id', async function (this: W, operation: string) {
  await this.user.fail({ operation, kind: 'status', status: 500, withTraceId: false });
});

When('I open the dashboard of an application that does not exist', async function (this: W) {
  await this.user.goOn(paths.dashboardOf('A-MISSING'));
});

When('I press the keys {string} inside the framed page', async function (this: W, keys: string) {
  await this.inBrowser(ServerErrorDialogInBrowser).pressKeysInFrame(keys);
});

When('I click beside the dialog', async function (this: W) {
  await this.on(ServerErrorDialog).clickBeside();
});

Then('the link {string} leads to {string}', function (this: W, name: string, address: string) {
  assert.equal(this.user.choice(name).getAttribute('href'), address);
});

Then('the error names the support number and the trace id of the response', function (this: W) {
  this.on(ServerErrorDialog).namesSupport();
});

Then('the error names the support number and no trace id', function (this: W) {
  this.on(ServerErrorDialog).namesOnlySupport();
});

Then('the message says {string}', function (this: W, text: string) {
  this.on(ServerErrorDialog).says(text);
});

Then('the error has no message', function (this: W) {
  this.on(ServerErrorDialog).hasNoMessage();
});

Then('the message is {int} pixels wide at most', async function (this: W, pixels: number) {
  await this.inBrowser(ServerErrorDialogInBrowser).isAtMostWide(pixels);
});

Then('an icon is beside the reference number', function (this: W) {
  this.on(ServerErrorDialog).hasCopyIcon();
});

Then('the clipboard holds the trace id of the response', async function (this: W) {
  await this.on(ServerErrorDialog).isCopied();
});

Then('{string} shows for {int} seconds', async function (this: W, text: string, seconds: number) {
  await this.on(ServerErrorDialog).showsFor(text, seconds);
});
