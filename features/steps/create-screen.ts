import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Then('the panels in order are {string}', async function (this: ThresholdWorld, panels: string) {
  await this.driver.createLoan.panelsAre(listOf(panels));
});

Then('the panel {string} holds:', async function (this: ThresholdWorld, panel: string, fields: DataTable) {
  await this.driver.createLoan.panelHolds(panel, fields.raw().flat());
});

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

Then('the list below shows {string}', async function (this: ThresholdWorld, options: string) {
  await this.driver.createLoan.listShows(listOf(options));
});

Then('I choose from these lists:', async function (this: ThresholdWorld, lists: DataTable) {
  const offered = Object.entries(lists.rowsHash()).map(([field, options]) => [field, listOf(options)]);
  await this.driver.createLoan.listsOffer(Object.fromEntries(offered) as Record<string, string[]>);
});

When('I pick the first place below with the keyboard', async function (this: ThresholdWorld) {
  await this.driver.createLoan.pickFirstByKeyboard();
});

When('I paste:', async function (this: ThresholdWorld, texts: DataTable) {
  await this.driver.createLoan.paste(texts.rowsHash());
});

When('I try to change:', async function (this: ThresholdWorld, entries: DataTable) {
  await this.driver.createLoan.tryToChange(entries.rowsHash());
});

Then('{string} reads as {string}', async function (this: ThresholdWorld, field: string, text: string) {
  await this.driver.createLoan.readsAs(field, text);
});

Then(
  'the construction note shows for {string} and not for {string}',
  async function (this: ThresholdWorld, purposes: string, others: string) {
    await this.driver.createLoan.noteShowsFor(listOf(purposes), listOf(others));
  },
);

When('I choose who lends', async function (this: ThresholdWorld) {
  await this.driver.createLoan.chooseWhoLends();
});

Then('I am told that {string} is still needed', async function (this: ThresholdWorld, field: string) {
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

Given('every list of the create screen fails', async function (this: ThresholdWorld) {
  await this.driver.createLoan.failLists();
});

When('the lists can be had again', async function (this: ThresholdWorld) {
  await this.driver.createLoan.mendLists();
});

Then('nobody is told about an error', async function (this: ThresholdWorld) {
  await this.driver.createLoan.seesNoError();
});

Given('the answer to the next creation gets lost', async function (this: ThresholdWorld) {
  await this.driver.createLoan.loseNextAnswer();
});

When('I dismiss the server error', async function (this: ThresholdWorld) {
  await this.driver.createLoan.dismissServerError();
});

const listOf = (text: string): string[] => text.split(', ');
