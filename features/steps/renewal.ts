import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given('I have just signed in and look at the loan pipeline', async function (this: ThresholdWorld) {
  await this.driver.renewal.lookBeforeTimeGoesBy();
});

Given('the identity provider refuses to refresh tokens', async function (this: ThresholdWorld) {
  await this.driver.renewal.refuseRefresh();
});

Given('the identity provider has forgotten me', async function (this: ThresholdWorld) {
  await this.driver.renewal.forgetAtProvider();
});

Given('I have a loan open', async function (this: ThresholdWorld) {
  await this.driver.renewal.openLoan();
});

When(
  'I open the {word} {word} screen {int} seconds after the sign-in',
  async function (this: ThresholdWorld, verb: string, noun: string, seconds: number) {
    await this.driver.renewal.openLater(`${verb} ${noun}`, seconds);
  },
);

When('the sign-in was {int} seconds ago', async function (this: ThresholdWorld, seconds: number) {
  await this.driver.renewal.passTo(seconds);
});

Then('no token was renewed', async function (this: ThresholdWorld) {
  await this.driver.renewal.renewed(0);
});

Then('a token was renewed in the background', async function (this: ThresholdWorld) {
  await this.driver.renewal.renewed(1);
});

Then('another token was renewed in the background', async function (this: ThresholdWorld) {
  await this.driver.renewal.renewed(2);
});

Then('nobody asked who I am again', async function (this: ThresholdWorld) {
  await this.driver.renewal.wasNotAskedAgain();
});

Then('the loan is still open', async function (this: ThresholdWorld) {
  await this.driver.renewal.hasOpenLoan(true);
});

Then('no loan is open', async function (this: ThresholdWorld) {
  await this.driver.renewal.hasOpenLoan(false);
});
