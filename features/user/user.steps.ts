import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { CreateScreen } from '../create-loan/create-screen.ts';
import { routeOfPage } from '../vocabulary/vocabulary.ts';
import { isField } from '../create-loan/form/fields.ts';
import type { ThresholdWorld } from '../steps/world.ts';

type W = ThresholdWorld;

Given('the window is/becomes {int} by {int}', async function (this: W, width: number, height: number) {
  await this.anyUser.resize(width, height);
});

When('I choose {string}', async function (this: W, name: string) {
  await this.anyUser.choose(name);
});

When('the late response arrives', async function (this: W) {
  await this.user.release();
});

When('I go back', async function (this: W) {
  await this.user.tab.goBack();
});

Then(/^I (can|cannot) choose "(.*)"$/, function (this: W, can: string, name: string) {
  this.user.expect(this.user.canChoose(name) === (can === 'can'), `that I ${can} choose "${name}"`);
});

Then('I cannot choose the entry {string}', function (this: W, name: string) {
  this.user.expect(!this.user.canChooseEntry(name), `that I cannot choose the entry "${name}"`);
});

Then(/^there is no (?:button|link) "(.*)"$/, function (this: W, name: string) {
  this.user.expect(this.user.choices(name).length === 0, `no button or link "${name}"`);
});

Then(
  /^(the (?:link|icon|entry|listed entry|button) )?"(.*)" has the focus$/,
  async function (this: W, kind: string | null, name: string) {
    if (isField(name) && !kind) this.on(CreateScreen).hasFocus(name);
    else await this.anyUser.hasFocusOn(name);
  },
);

Then('no element has the focus', function (this: W) {
  this.user.hasFocus(this.user.document.body, 'the page');
});

Then(/^(?:the dialog )?"([^"]*)" is (open|closed)$/, function (this: W, name: string, state: string) {
  this.user.expect(this.user.isOpen(name) === (state === 'open'), `"${name}" to be ${state}`);
});

Then('the choices are {string}', function (this: W, choices: string) {
  assert.equal(this.user.menuEntries.join(', '), choices);
});

When('I open the address {string}', async function (this: W, address: string) {
  await this.anyUser.open(address);
});

When('I go on to {string}', async function (this: W, address: string) {
  await this.anyUser.goOn(address);
});

When('I look at the page {string}', async function (this: W, page: string) {
  await this.anyUser.openFramed(page);
});

Given('I look at the loan pipeline', async function (this: W) {
  await this.anyUser.openFramed('Mortgage Pipeline');
});

When('I open the loan pipeline', async function (this: W) {
  await this.anyUser.open(routeOfPage('Mortgage Pipeline'));
});

When('I go on to the page {string}', async function (this: W, page: string) {
  await this.user.goOn(routeOfPage(page));
});

When('I reload the page', async function (this: W) {
  await this.anyUser.reload();
});

When('I press the keys {string}', async function (this: W, keys: string) {
  await this.anyUser.pressKeys(keys);
});

When('{float} seconds pass', async function (this: W, seconds: number) {
  await this.user.tab.pass(Math.round(seconds * 1_000));
});

Given(
  'the next {string} request fails with the message {string}',
  async function (this: W, operation: string, message: string) {
    await this.anyUser.fail({ operation, kind: 'status', status: 500, message });
  },
);

Given(
  /^(?:the request "(.*)" fails|every request fails) with (\d+)$/,
  async function (this: W, operation: string | null, status: string) {
    await this.user.fail({
      operation: operation ?? 'any',
      kind: 'status',
      status: Number(status),
      times: null,
    });
  },
);

Given('session storage has {string}', async function (this: W, key: string) {
  await this.anyUser.keep(key);
});

Then('the address is {string}', async function (this: W, address: string) {
  await this.anyUser.isAt(address);
});

Then('I land on the page {string}', async function (this: W, page: string) {
  await this.anyUser.seesFramed(page);
});

Then('the page is titled {string}', async function (this: W, title: string) {
  await this.anyUser.seesTitle(title);
});

Then('the tab is titled {string}', async function (this: W, title: string) {
  await this.anyUser.isTitled(title);
});

Then('I read {string}', async function (this: W, text: string) {
  await this.anyUser.seesText(text);
});

Then('a screen reader hears {string}', function (this: W, text: string) {
  const { announcements } = this.user;
  this.user.expect(
    announcements.includes(text),
    `"${text}" for screen readers, not "${announcements.join('", "')}"`,
  );
});

Then('a dialog titled {string} appears', async function (this: W, title: string) {
  await this.anyUser.seesMessage(title);
});

Then('no dialog is open', function (this: W) {
  this.user.expect(this.user.dialogs.length === 0, 'no dialog');
});

Then('session storage has no {string}', async function (this: W, key: string) {
  await this.anyUser.keepsNothing(key);
});
