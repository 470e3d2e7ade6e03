import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { eachRow } from '../support/rows.ts';
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

When(
  'I type {string} with the keyboard into {string}',
  async function (this: ThresholdWorld, text: string, field: string) {
    await this.driver.createLoan.typeKeys(field, text);
  },
);

When('I press {string} in {string}', async function (this: ThresholdWorld, keys: string, field: string) {
  await this.driver.createLoan.pressIn(keys, field);
});

Then(
  'the switch {string} has a border and a visible handle',
  async function (this: ThresholdWorld, name: string) {
    await this.driver.createLoan.switchIsDrawn(name);
  },
);

Then('the switch {string} has the highlight colour', async function (this: ThresholdWorld, name: string) {
  await this.driver.createLoan.switchIsHighlighted(name);
});

Then('an outline shows the focus in these fields:', async function (this: ThresholdWorld, fields: DataTable) {
  const { createLoan } = this.driver;
  await eachRow(fields, async ({ field = '' }) => {
    await createLoan.hasOutline(field);
  });
});

Given('the loan pipeline is open in a second tab', async function (this: ThresholdWorld) {
  await this.driver.leaving.openPipelineInSecondTab();
});

When('I press {string} in the second tab', async function (this: ThresholdWorld, button: string) {
  await this.driver.leaving.answerInSecondTab(button);
});
