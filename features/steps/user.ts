import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { CreateScreen } from '../create-loan/create-screen.ts';
import { isField } from '../create-loan/form/fields.ts';
import type { ThresholdWorld } from '../support/world.ts';

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

Then(/^there is no (?:button|link) "(.*)"$/, function (this: W, name: string) {
  this.user.expect(this.user.choices(name).length === 0, `no button or link "${name}"`);
});

Then(/^(the link )?"(.*)" has the focus$/, async function (this: W, link: string | null, name: string) {
  if (isField(name) && !link) this.on(CreateScreen).hasFocus(name);
  else await this.anyUser.hasFocusOn(name);
});

Then(/^"([^"]*)" is (open|closed)$/, function (this: W, name: string, state: string) {
  this.user.expect(this.user.isOpen(name) === (state === 'open'), `"${name}" to be ${state}`);
});

Then('the choices are {string}', function (this: W, choices: string) {
  assert.equal(this.user.menuEntries.join(', '), choices);
});
