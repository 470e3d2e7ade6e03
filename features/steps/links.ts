import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given('the browser has something left of an earlier user', async function (this: ThresholdWorld) {
  await this.driver.links.leaveSomething();
});

When('I follow a link to {string}', async function (this: ThresholdWorld, address: string) {
  await this.driver.links.follow(address);
});

When('I go on to {string}', async function (this: ThresholdWorld, address: string) {
  await this.driver.links.goOn(address);
});

When('I follow a link to a task of the {string} queue', async function (this: ThresholdWorld, queue: string) {
  await this.driver.links.followToTask(queue);
});

When(
  'I follow a link to the end of sign-in that wants {string}',
  async function (this: ThresholdWorld, wanted: string) {
    await this.driver.links.followToEndOfSignIn(wanted);
  },
);

When(
  'the identity provider sends me back with {string}',
  async function (this: ThresholdWorld, code: string) {
    await this.driver.links.comeBackRefused(code);
  },
);

Then('the address is {string}', async function (this: ThresholdWorld, address: string) {
  await this.driver.links.isAt(address);
});

Then('I see the dashboard of the loan of that task', async function (this: ThresholdWorld) {
  await this.driver.links.seesTaskLoan();
});

Then('the browser keeps that task', async function (this: ThresholdWorld) {
  await this.driver.links.keepsTask();
});

Then('the browser never left the product', async function (this: ThresholdWorld) {
  await this.driver.links.neverLeft();
});

Then('the browser has nothing left of an earlier user', async function (this: ThresholdWorld) {
  await this.driver.links.leftNothing();
});

Then('the browser did not go to the identity provider', async function (this: ThresholdWorld) {
  await this.driver.links.wasNotAsked();
});
