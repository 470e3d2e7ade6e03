import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { FailedFrames } from './failed-frames.ts';

Given(
  'the legacy page {string} responds with {int}',
  function (this: ThresholdWorld, address: string, status: number) {
    this.user.tab.changedResponses.set(address, async () => new Response('Refused', { status }));
  },
);

Given(
  /^the page "(.*)" (fails with 503|cannot be reached|takes more than half a minute)$/,
  function (this: ThresholdWorld, page: string, trouble: string) {
    this.on(FailedFrames).spoil(page, trouble);
  },
);

Given('the legacy page {string} takes its time', function (this: ThresholdWorld, path: string) {
  this.user.tab.holdNext({ method: 'GET', path });
});

Given('the page {string} can be loaded again', function (this: ThresholdWorld, page: string) {
  this.on(FailedFrames).mend(page);
});

When('I wait for the page {string}', async function (this: ThresholdWorld, page: string) {
  await this.on(FailedFrames).waitFor(page);
});

Then('in place of the page I read {string} and can try again', function (this: ThresholdWorld, text: string) {
  this.on(FailedFrames).says(text);
});
