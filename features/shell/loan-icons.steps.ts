import assert from 'node:assert/strict';
import { Then } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';
import { LoanIcons } from './loan-icons.ts';

type W = ThresholdWorld;

Then('there are no loan icons', function (this: W) {
  assert.deepEqual(this.on(LoanIcons).labels, []);
});

Then(
  'a window of {int} by {int} shows the page {string} of the loan',
  function (this: W, width: number, height: number, page: string) {
    this.on(LoanIcons).openedWindow(page, { width, height });
  },
);

Then(/^the loan icons are (".*")$/, function (this: W, labels: string) {
  const expected = [...labels.matchAll(/"([^"]*)"/g)].map(([, label = '']) => label);
  assert.deepEqual(this.on(LoanIcons).labels, expected);
});

Then(
  /^the badge of "(.*)" is "(.*)" in the (warn|pass) colour$/,
  function (this: W, icon: string, badge: string, tone: string) {
    assert.deepEqual(this.on(LoanIcons).badgeOf(icon), { badge, tone });
  },
);

Then('the icon {string} is disabled', function (this: W, icon: string) {
  assert.ok(this.on(LoanIcons).isDisabled(icon));
});

Then('the event is ignored', function (this: W) {
  assert.equal(this.user.document.documentElement.dataset['ignoredEvents'], '1');
});
