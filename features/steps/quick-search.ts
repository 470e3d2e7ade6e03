import { Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

When('I paste {int} characters into the quick search', async function (this: ThresholdWorld, count: number) {
  await this.driver.banner.pasteIntoBox('x'.repeat(count));
});

When('I type {string} and Enter', async function (this: ThresholdWorld, text: string) {
  await this.driver.banner.typeAndEnter(text);
});

Then('the box says {string}', async function (this: ThresholdWorld, message: string) {
  await this.driver.banner.boxSays(message);
});

Then('only the loans of {string} are listed', async function (this: ThresholdWorld, borrowers: string) {
  await this.driver.banner.listsOnly(borrowers.split(', '));
});

Then('the loan matches kept are {string}', async function (this: ThresholdWorld, borrowers: string) {
  await this.driver.banner.keepsMatches(borrowers.split(', '));
});
