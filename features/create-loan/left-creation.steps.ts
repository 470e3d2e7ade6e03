import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';
import { HeldCreation } from './held-creation.ts';
import { Notices } from './notices.ts';

Given(
  /^I have left a (loan|lead) for "(.*)" while it was being created$/,
  async function (this: ThresholdWorld, kind: string, name: string) {
    await this.on(HeldCreation).leave(kind, name);
  },
);

When('I press {string}, and the response waits', async function (this: ThresholdWorld, button: string) {
  await this.on(HeldCreation).press(button);
});

When('the waiting response arrives', async function (this: ThresholdWorld) {
  await this.on(HeldCreation).letGo();
});

When(
  'I press Enter on the link {string} of the notification',
  async function (this: ThresholdWorld, link: string) {
    await this.on(Notices).pressEnterOn(link);
  },
);

Then('I am notified {string}: {string}', function (this: ThresholdWorld, title: string, text: string) {
  this.on(Notices).shows(title, text);
});

Then('no notification is left', function (this: ThresholdWorld) {
  this.on(Notices).areGone();
});
