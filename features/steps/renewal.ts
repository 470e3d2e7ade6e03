import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given('I have just signed in and look at the loan pipeline', async function (this: ThresholdWorld) {
  await this.driver.renewal.lookBeforeTimeGoesBy();
});

Given('the identity provider refuses to refresh tokens', async function (this: ThresholdWorld) {
  await this.driver.renewal.refuseRefresh();
});

Given(
  'the identity provider refuses to refresh tokens and has forgotten me',
  async function (this: ThresholdWorld) {
    await this.driver.renewal.refuseRefresh();
    await this.driver.renewal.forgetAtProvider();
  },
);

Given('I have a loan open', async function (this: ThresholdWorld) {
  await this.driver.renewal.openLoan();
});

When(
  'I open the {word} {word} screen {int} seconds after the sign-in',
  async function (this: ThresholdWorld, verb: string, noun: string, seconds: number) {
    await this.driver.renewal.openLater(`${verb} ${noun}`, seconds);
  },
);

Given(
  'I have stayed on the create loan screen with entries until the sign-in ran out',
  async function (this: ThresholdWorld) {
    const { renewal, tabs, createLoan } = this.driver;
    await renewal.refuseRefresh();
    await renewal.openLater('create loan', 3_200);
    await createLoan.type('First name', 'Ada');
    await tabs.stayWhenAsked();
    await renewal.forgetAtProvider();
    await renewal.passTo(3_310);
  },
);

Then('no token was renewed', async function (this: ThresholdWorld) {
  await this.driver.renewal.renewed(0);
});

Then('a token was renewed in the background', async function (this: ThresholdWorld) {
  await this.driver.renewal.renewed(1);
});

Then('the identity provider did not ask who I am again', async function (this: ThresholdWorld) {
  await this.driver.renewal.wasNotAskedAgain();
});

Then('the loan is still open', async function (this: ThresholdWorld) {
  await this.driver.renewal.hasOpenLoan(true);
});

Then('no loan is open', async function (this: ThresholdWorld) {
  await this.driver.renewal.hasOpenLoan(false);
});
