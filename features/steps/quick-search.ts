import { Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

When('I search quickly for {string}', async function (this: ThresholdWorld, text: string) {
  await this.driver.banner.search(text);
});

When('I type {string} instead', async function (this: ThresholdWorld, text: string) {
  await this.driver.banner.typeInstead(text);
});

When('I paste {int} characters into the quick search', async function (this: ThresholdWorld, count: number) {
  await this.driver.banner.pasteIntoBox('x'.repeat(count));
});

When('the mouse leaves the box', async function (this: ThresholdWorld) {
  await this.driver.banner.leaveByMouse();
});

When('I move the mouse over the box and away', async function (this: ThresholdWorld) {
  await this.driver.banner.leaveByMouse();
});

When('I press the key {string}', async function (this: ThresholdWorld, key: string) {
  await this.driver.banner.pressKey(key);
});

When('I type {string} and Enter', async function (this: ThresholdWorld, text: string) {
  await this.driver.banner.typeAndEnter(text);
});

Then('the box says {string}', async function (this: ThresholdWorld, message: string) {
  await this.driver.banner.boxSays(message);
});

Then(/^the box (?:says nothing|shows no message)$/, async function (this: ThresholdWorld) {
  await this.driver.banner.boxSays('');
});

Then('the box looks for {string}', async function (this: ThresholdWorld, text: string) {
  await this.driver.banner.boxLooksFor(text);
});

Then('there is no quick search', async function (this: ThresholdWorld) {
  await this.driver.banner.hasNoQuickSearch();
});

Then('only the loans of {string} are listed', async function (this: ThresholdWorld, borrowers: string) {
  await this.driver.banner.listsOnly(borrowers.split(', '));
});

Then('the loan matches kept are {string}', async function (this: ThresholdWorld, borrowers: string) {
  await this.driver.banner.keepsMatches(borrowers.split(', '));
});

Then(
  'the browser session keeps {string} as {string}',
  async function (this: ThresholdWorld, key: string, text: string) {
    await this.driver.banner.keepsText(key, text);
  },
);
