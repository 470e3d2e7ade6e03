import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given(
  /^(?:I start )?a new (loan|lead) for the purpose "(.*)"$/,
  async function (this: ThresholdWorld, kind: string, purpose: string) {
    await this.driver.createLoan.startAmounts(kind === 'lead', purpose);
  },
);

Given('the toggle {string} is on', async function (this: ThresholdWorld, toggle: string) {
  await this.driver.createLoan.turnOn(toggle);
});

When('the amounts are:', async function (this: ThresholdWorld, entries: DataTable) {
  await this.driver.createLoan.enterAll(entries.rowsHash());
});

When('I choose the loan purpose {string}', async function (this: ThresholdWorld, purpose: string) {
  await this.driver.createLoan.enter('Loan purpose', purpose);
});

When('I enter {} as {string}', async function (this: ThresholdWorld, entry: string, field: string) {
  await this.driver.createLoan.enter(field, unquoted(entry));
});

Then('the amounts follow each edit:', async function (this: ThresholdWorld, edits: DataTable) {
  await this.driver.createLoan.amountsFollow(edits.hashes());
});

Then('the amounts show:', async function (this: ThresholdWorld, amounts: DataTable) {
  await this.driver.createLoan.amountsShow(amounts.rowsHash());
});

Then('{string} is shown', async function (this: ThresholdWorld, field: string) {
  await this.driver.createLoan.isShown(field, true);
});

Then('{string} is hidden', async function (this: ThresholdWorld, field: string) {
  await this.driver.createLoan.isShown(field, false);
});

Then('the toggle {string} is off', async function (this: ThresholdWorld, toggle: string) {
  await this.driver.createLoan.isOff(toggle);
});

const unquoted = (text: string): string => text.replace(/^"(.*)"$/, '$1');
