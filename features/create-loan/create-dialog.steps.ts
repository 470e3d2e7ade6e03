import { Given, Then } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';
import { CreateDialog } from './create-dialog.ts';

Given('I have opened the create dialog', async function (this: ThresholdWorld) {
  await this.on(CreateDialog).have();
});

Given('I have chosen {string} in the create dialog', async function (this: ThresholdWorld, action: string) {
  await this.on(CreateDialog).have();
  await this.on(CreateDialog).choose(action);
});

Then('the create dialog asks for {string}', function (this: ThresholdWorld, fields: string) {
  this.on(CreateDialog).asksFor(fields.split(', '));
});

Then('the create dialog is closed', function (this: ThresholdWorld) {
  this.on(CreateDialog).isClosed();
});

Then(/^originators were asked for (once|twice)$/, function (this: ThresholdWorld, times: string) {
  this.on(CreateDialog).originatorsAsked(times === 'once' ? 1 : 2);
});

Then('the product logs {string} and shows no message', function (this: ThresholdWorld, text: string) {
  const { user } = this;
  user.expect(
    user.tab.console.some((line) => line.includes(text)),
    `the product to log "${text}"`,
  );
  this.on(CreateDialog).isAlone();
});
