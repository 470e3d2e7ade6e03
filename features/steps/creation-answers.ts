import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given(
  /^I have filled in a (loan|lead) for "(.*)"$/,
  async function (this: ThresholdWorld, kind: string, name: string) {
    await this.driver.createLoan.fillIn(kind, name);
  },
);

Given('the next creation is answered with {}', async function (this: ThresholdWorld, answer: string) {
  await this.driver.createLoan.answerNextWith(answer);
});

When('I send the form', async function (this: ThresholdWorld) {
  await this.driver.createLoan.sendForm();
});

When('I close the message', async function (this: ThresholdWorld) {
  await this.driver.createLoan.closeTold();
});

When('I open what was created', async function (this: ThresholdWorld) {
  await this.driver.createLoan.openCreated();
});

Then(
  'one message is shown, titled {string}: {string}',
  async function (this: ThresholdWorld, title: string, text: string) {
    await this.driver.createLoan.isToldOnce(title, text);
  },
);

Then('no message is shown', async function (this: ThresholdWorld) {
  await this.driver.createLoan.isToldNothing();
});

Then(
  'the pipeline lists {int} of {string}',
  async function (this: ThresholdWorld, times: number, name: string) {
    await this.driver.loan.lists(name, times);
  },
);

Then('the server was asked for one creation', async function (this: ThresholdWorld) {
  await this.driver.createLoan.wasAskedForOneCreation();
});
