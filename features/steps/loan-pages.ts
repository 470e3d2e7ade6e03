import { Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

When('{string} is embedded', async function (this: ThresholdWorld, page: string) {
  await this.driver.loanPages.embed(page);
});

When(
  '{string} is embedded for the loan of {string}',
  async function (this: ThresholdWorld, page: string, borrower: string) {
    await this.driver.loanPages.embedForLoan(page, borrower);
  },
);

When(
  '{string} is embedded for the task of the loan of {string}',
  async function (this: ThresholdWorld, page: string, borrower: string) {
    await this.driver.loanPages.embedForTask(page, borrower);
  },
);

When(
  '{string} is embedded for the loan of {string} with the task of {string}',
  async function (this: ThresholdWorld, page: string, borrower: string, other: string) {
    await this.driver.loanPages.embedForForeignTask(page, borrower, other);
  },
);

When(
  'I look for {string} in the menu of the loan of {string}',
  async function (this: ThresholdWorld, entry: string, borrower: string) {
    await this.driver.loanPages.findEntry(entry, borrower);
  },
);

When('I open that entry', async function (this: ThresholdWorld) {
  await this.driver.loanPages.openEntry();
});

Then('it was loaded from {string}', async function (this: ThresholdWorld, address: string) {
  await this.driver.loanPages.wasLoadedFrom(address);
});

Then(
  'it was loaded from {string} with the number of that account',
  async function (this: ThresholdWorld, address: string) {
    await this.driver.loanPages.wasLoadedForLoanFrom(address);
  },
);

Then('the embedded page says {string}', async function (this: ThresholdWorld, text: string) {
  await this.driver.loanPages.says(text);
});

Then(
  'that entry opens the page at {string} as a dialog of the legacy application',
  async function (this: ThresholdWorld, address: string) {
    await this.driver.loanPages.entryOpensDialog(address);
  },
);

Then('the menu of that loan begins with {string}', async function (this: ThresholdWorld, entry: string) {
  await this.driver.loanPages.menuBeginsWith(entry);
});
