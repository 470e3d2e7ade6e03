import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { CreateScreen } from './create-screen.ts';
import { Notices } from './notices.ts';
import { Submission } from './submission.ts';

type W = ThresholdWorld;

Given('the server responds to the next create request with {}', async function (this: W, response: string) {
  await this.on(Submission).respond(response);
});

Given(
  'I have sent a loan for {string} at a rate of {string}, and the response got lost',
  async function (this: W, name: string, rate: string) {
    const submission = this.on(Submission);
    await this.on(CreateScreen).fillIn('loan', name);
    await this.on(CreateScreen).fill('Interest rate', rate);
    await submission.respond('a truncated response');
    await submission.send();
    await submission.closeMessage();
  },
);

Given(
  /^I have left a (loan|lead) for "(.*)" while it was being created$/,
  async function (this: W, kind: string, name: string) {
    await this.on(Submission).leave(kind, name);
  },
);

When('I send the form', async function (this: W) {
  await this.on(Submission).send();
});

When('I send the form twice at once', async function (this: W) {
  await this.on(Submission).sendTwice();
});

When('I send the form, and the response is late', async function (this: W) {
  await this.on(Submission).sendAndHold();
});

When('I close the message', async function (this: W) {
  await this.on(Submission).closeMessage();
});

Then('the only dialog is {string} and says {string}', function (this: W, title: string, text: string) {
  this.on(Submission).onlyDialogSays(title, text);
});

Then('the only dialog is {string}', function (this: W, title: string) {
  this.on(Submission).isOnlyDialog(title);
});

Then(/^"(.*)" (shows|does not show) that it is loading$/, function (this: W, button: string, shows: string) {
  this.on(Submission).isLoading(button, shows === 'shows');
});

Then('the footer offers {string} and {string}', function (this: W, first: string, second: string) {
  assert.deepEqual(this.on(Submission).footer, [first, second]);
});

Then('the request says:', function (this: W, facts: DataTable) {
  this.on(Submission).requestSays(facts.rowsHash());
});

Then('the request has the ids of:', function (this: W, names: DataTable) {
  this.on(Submission).requestHasIdsOf(names.rowsHash());
});

Then('the server received {int} create request(s)', function (this: W, times: number) {
  assert.equal(this.on(Submission).creations.length, times);
});

Then('I am notified {string}: {string}', function (this: W, title: string, text: string) {
  this.on(Notices).shows(title, text);
});

Then('no notification is left', function (this: W) {
  this.on(Notices).areGone();
});
