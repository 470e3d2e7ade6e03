import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';
import { QuickSearch } from './quick-search.ts';

type W = ThresholdWorld;

When(/^I search quickly for "(.*)"$/, async function (this: W, text: string) {
  await this.on(QuickSearch).search(text);
});

When('I type {string} instead', async function (this: W, text: string) {
  await this.on(QuickSearch).type(text);
});

When('the mouse leaves the box', async function (this: W) {
  await this.on(QuickSearch).leaveByMouse();
});

Then('the box says nothing', function (this: W) {
  assert.equal(this.on(QuickSearch).message, '');
});

Then(/^there is (a|no) quick search$/, function (this: W, has: string) {
  this.user.expect(this.on(QuickSearch).isThere === (has === 'a'), `${has} quick search`);
});

Then('the browser session keeps {string} as {string}', function (this: W, key: string, text: string) {
  assert.equal(this.user.kept(key), text);
});
