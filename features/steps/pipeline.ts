import { Given, Then } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given('a loan for {string} is created in another world', async function (this: ThresholdWorld, name: string) {
  await this.driver.createLoan.createElsewhere(name);
});

Then(
  'every standard loan is listed with its borrower, amount and status',
  async function (this: ThresholdWorld) {
    await this.driver.loan.listsStandardLoans();
  },
);

Then('no loan of {string} is listed', async function (this: ThresholdWorld, name: string) {
  await this.driver.loan.lists(name, 0);
});

Then('the loan of {string} is in the loan pipeline', async function (this: ThresholdWorld, name: string) {
  await this.driver.loan.lists(name, 1);
});

Then(
  'the loan of {string} does not stand in the loan pipeline',
  async function (this: ThresholdWorld, name: string) {
    await this.driver.loan.lists(name, 0);
  },
);

Then('one loan of {string} is in the loan pipeline', async function (this: ThresholdWorld, name: string) {
  await this.driver.loan.lists(name, 1);
});

Then(
  'the loans of the {string} queue are listed and no others',
  async function (this: ThresholdWorld, queue: string) {
    await this.driver.loan.listsQueueOnly(queue);
  },
);

Then('the pipeline is unchanged', async function (this: ThresholdWorld) {
  await this.driver.loan.isUnchanged();
});
