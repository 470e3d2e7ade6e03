import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { QuickSearch, QuickSearchInBrowser } from './quick-search.ts';

type W = ThresholdWorld;

When(/^I search quickly for "(.*)"$/, async function (this: W, text: string) {
  await this.at({ app: QuickSearch, browser: QuickSearchInBrowser }).search(text);
});

When('I type {string} instead', async function (this: W, text: string) {
  await this.on(QuickSearch).type(text);
});

When('I paste {int} characters into the quick search', async function (this: W, count: number) {
  await this.on(QuickSearch).paste('x'.repeat(count));
});

When(/^the mouse leaves the (field|button) of the quick search$/, async function (this: W, part: string) {
  await this.on(QuickSearch).leaveByMouse(part);
});

When('I go back to the loan pipeline', async function (this: W) {
  await this.inBrowser(QuickSearchInBrowser).goBack();
});

Then(/^the quick search says (nothing|".*")$/, function (this: W, message: string) {
  assert.equal(this.on(QuickSearch).message, message === 'nothing' ? '' : message.slice(1, -1));
});

Then(/^there is (a|no) quick search$/, function (this: W, has: string) {
  this.user.expect(this.on(QuickSearch).isThere === (has === 'a'), `${has} quick search`);
});

Then('only the loans of {string} are listed', async function (this: W, borrowers: string) {
  await this.inBrowser(QuickSearchInBrowser).listsOnly(borrowers.split(', '));
});

Then('the loan matches in session storage are {string}', async function (this: W, borrowers: string) {
  await this.inBrowser(QuickSearchInBrowser).keepsMatches(borrowers === '' ? [] : borrowers.split(', '));
});

Then('session storage has {string} as {string}', function (this: W, key: string, text: string) {
  assert.equal(this.user.kept(key), text);
});
