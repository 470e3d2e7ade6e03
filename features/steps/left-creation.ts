import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given(
  /^I have left a (loan|lead) for "(.*)" while it was being created$/,
  async function (this: ThresholdWorld, kind: string, name: string) {
    await this.driver.createLoan.leaveWhileCreating(kind, name);
  },
);

When(
  'I press Enter on the link {string} of the notification',
  async function (this: ThresholdWorld, link: string) {
    await this.driver.createLoan.pressEnterOnLink(link);
  },
);

Then('I am notified {string}: {string}', async function (this: ThresholdWorld, title: string, text: string) {
  await this.driver.createLoan.isNotified(title, text);
});

Then('no notification is left', async function (this: ThresholdWorld) {
  await this.driver.createLoan.noNotificationIsLeft();
});

Then('no dialog is open', async function (this: ThresholdWorld) {
  await this.driver.createLoan.noDialogIsOpen();
});
