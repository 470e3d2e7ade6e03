import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given(
  /^a completed form for a (loan|lead)( that shows the origination type)?( without amounts)?$/,
  async function (
    this: ThresholdWorld,
    kind: string,
    showsType: string | null,
    withoutAmounts: string | null,
  ) {
    await this.driver.createLoan.startCompleted({
      isLead: kind === 'lead',
      showsOriginationType: showsType !== null,
      withAmounts: withoutAmounts === null,
    });
  },
);

When('I clear {string}', async function (this: ThresholdWorld, field: string) {
  await this.driver.createLoan.enter(field, '');
});

When(
  'I fill {string} with {int} characters',
  async function (this: ThresholdWorld, field: string, length: number) {
    await this.driver.createLoan.enter(field, 'x'.repeat(length));
  },
);

Then('{string} says {string}', async function (this: ThresholdWorld, field: string, message: string) {
  await this.driver.createLoan.fieldSays(field, message);
});

Then('{string} is accepted', async function (this: ThresholdWorld, field: string) {
  await this.driver.createLoan.fieldIsRight(field);
});

Then('{string} is wrong', async function (this: ThresholdWorld, field: string) {
  await this.driver.createLoan.fieldIsWrong(field);
});

Then('the form can be sent', async function (this: ThresholdWorld) {
  await this.driver.createLoan.canBeSent(true);
});

Then('the form cannot be sent', async function (this: ThresholdWorld) {
  await this.driver.createLoan.canBeSent(false);
});
