import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

type W = ThresholdWorld;

Given('the window is/becomes {int} by {int}', async function (this: W, width: number, height: number) {
  await this.anyUser.resize(width, height);
});

When('I choose {string}', async function (this: W, name: string) {
  await this.anyUser.choose(name);
});

Then(/^I (can|cannot) choose "(.*)"$/, function (this: W, can: string, name: string) {
  const isDisabled = this.user.choice(name).hasAttribute('disabled');
  this.user.expect(isDisabled === (can === 'cannot'), `that I ${can} choose "${name}"`);
});

Then(/^there is no (?:button|link) "(.*)"$/, function (this: W, name: string) {
  this.user.expect(this.user.choices(name).length === 0, `no button or link "${name}"`);
});

Then('{string} has the focus', function (this: W, name: string) {
  this.user.hasFocusOn(name);
});

Then(/^"([^"]*)" is (open|closed)$/, function (this: W, name: string, state: string) {
  this.user.expect(this.user.isOpen(name) === (state === 'open'), `"${name}" to be ${state}`);
});
