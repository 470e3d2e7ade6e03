import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

When('I close the panel {string}', async function (this: ThresholdWorld, panel: string) {
  await this.driver.createLoan.closePanel(panel);
});

When('I type {string} into {string}', async function (this: ThresholdWorld, text: string, field: string) {
  await this.driver.createLoan.type(field, text);
});

When(
  'I enter {string} as {string} and go on',
  async function (this: ThresholdWorld, text: string, field: string) {
    await this.driver.createLoan.type(field, text);
    await this.driver.createLoan.leaveField();
  },
);

When('I pick the first place below with the keyboard', async function (this: ThresholdWorld) {
  await this.driver.createLoan.pickFirstByKeyboard();
});

When('I try to change:', async function (this: ThresholdWorld, entries: DataTable) {
  await this.driver.createLoan.tryToChange(entries.rowsHash());
});

Then('{string} reads as {string}', async function (this: ThresholdWorld, field: string, text: string) {
  await this.driver.createLoan.readsAs(field, text);
});

When('I choose who lends', async function (this: ThresholdWorld) {
  await this.driver.createLoan.chooseWhoLends();
});

Then('a message says that {string} is still needed', async function (this: ThresholdWorld, field: string) {
  await this.driver.createLoan.isStillNeeded(field);
});

When('I follow {string}', async function (this: ThresholdWorld, link: string) {
  await this.driver.createLoan.follow(link);
});

Then('I am in {string}', async function (this: ThresholdWorld, field: string) {
  await this.driver.createLoan.hasFocus(field);
});

When('I press Enter on the button {string}', async function (this: ThresholdWorld, name: string) {
  await this.driver.createLoan.pressEnterOn(name);
});

When('I move to the button {string} with the Tab key', async function (this: ThresholdWorld, name: string) {
  await this.driver.createLoan.moveTo(name);
});

Then('the button {string} has the focus', async function (this: ThresholdWorld, name: string) {
  await this.driver.createLoan.buttonHasFocus(name);
});

Then(
  'the button {string} is described as {string}',
  async function (this: ThresholdWorld, name: string, text: string) {
    await this.driver.createLoan.buttonIsDescribed(name, text);
  },
);

Then('a screen reader announces {string}', async function (this: ThresholdWorld, text: string) {
  await this.driver.createLoan.announces(text);
});

Then('the link {string} has the focus', async function (this: ThresholdWorld, name: string) {
  await this.driver.createLoan.linkHasFocus(name);
});

When('I go back', async function (this: ThresholdWorld) {
  await this.driver.createLoan.goBack();
});

Then('the browser asks before it loads another page', async function (this: ThresholdWorld) {
  await this.driver.createLoan.browserAsksToLeave();
});

When('I dismiss the server error', async function (this: ThresholdWorld) {
  await this.driver.createLoan.dismissServerError();
});
