import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { LoanEvents, LoanEventsInBrowser } from './loan-events.ts';
import { LoanIcons, LoanIconsInBrowser } from './loan-icons.ts';
import { updateFor } from './loan-update.ts';

type W = ThresholdWorld;

When(/^the server announces (?:that )?(.*)$/, async function (this: W, words: string) {
  await this.at({ app: LoanEvents, browser: LoanEventsInBrowser }).announce(updateFor(words));
});

Then('the event is ignored', function (this: W) {
  this.on(LoanEvents).wasIgnored();
});

Then('the product no longer listens to events', async function (this: W) {
  await this.on(LoanEvents).hasNoListener(updateFor('a change of another loan'));
});

Then('there are no loan icons', function (this: W) {
  assert.deepEqual(this.on(LoanIcons).labels, []);
});

Then(/^the loan icons are (".*")$/, function (this: W, labels: string) {
  const expected = [...labels.matchAll(/"([^"]*)"/g)].map(([, label = '']) => label);
  assert.deepEqual(this.on(LoanIcons).labels, expected);
});

Then(
  '{string} has the badge {string} in the {word} colour',
  async function (this: W, icon: string, badge: string, tone: string) {
    await this.at({ app: LoanIcons, browser: LoanIconsInBrowser }).hasBadge(icon, badge, tone);
  },
);

Then('{string} is on the right of the banner', async function (this: W, icon: string) {
  await this.inBrowser(LoanIconsInBrowser).isOnTheRight(icon);
});
