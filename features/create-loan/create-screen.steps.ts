import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { eachRow } from '../support/rows.ts';
import { isField } from './form/fields.ts';
import type { ThresholdWorld } from '../steps/world.ts';
import { screen } from './create-forms.ts';
import { CreateScreen } from './create-screen.ts';
import { CreateScreenInBrowser } from './create-screen-in-browser.ts';

type W = ThresholdWorld;

Given('the borrower check was completed with:', async function (this: W, borrower: DataTable) {
  await this.at(screen).knowBorrower(borrower.rowsHash());
});

Given(/^I (?:am on|open) the create (loan|lead) screen$/, async function (this: W, kind: string) {
  await this.at(screen).open(kind);
});

Given(/^I have filled in a (loan|lead) for "(.*)"$/, async function (this: W, kind: string, name: string) {
  await this.on(CreateScreen).fillIn(kind, name);
});

When(
  /^I choose the (institution|originator) "(.*)"$/,
  async function (this: W, list: string, option: string) {
    await this.at(screen).choose(list === 'institution' ? 'Institution' : 'Originator', option);
  },
);

When('I choose an institution, an originator and a product', async function (this: W) {
  await this.at(screen).chooseLender();
});

When(
  /^I (type|paste) "(.*)" into "([^"]*)"( and leave the field)?$/,
  async function (this: W, verb: 'type' | 'paste', text: string, field: string, leaves: string | null) {
    await this.on(CreateScreen)[verb](field, text);
    if (leaves) await this.on(CreateScreen).leaveField();
  },
);

When('an input method enters {string} into {string}', async function (this: W, text: string, field: string) {
  await this.inBrowser(CreateScreenInBrowser).compose(field, text);
});

When('I press {string} in {string}', async function (this: W, keys: string, name: string) {
  await this.on(CreateScreen).pressIn(keys, name);
});

When('I press {string} {int} times', async function (this: W, keys: string, times: number) {
  for (let count = 0; count < times; count += 1) await this.user.pressKeys(keys);
});

When('I go to {string} with the Tab key', async function (this: W, name: string) {
  const control = () => (isField(name) ? this.on(CreateScreen).control(name) : this.user.choice(name));
  await this.user.tabTo(control, `"${name}"`);
});

When('I try to change:', async function (this: W, entries: DataTable) {
  await eachRow(entries, async ({ field = '', entry = '' }) => {
    await this.on(CreateScreen).tryToChange(field, entry);
  });
});

Then(/^"(.*)" (can|cannot) be used$/, async function (this: W, field: string, can: string) {
  await this.at(screen).isUsable(field, can === 'can');
});

Then('{string} is described as {string}', function (this: W, name: string, text: string) {
  this.on(CreateScreen).describes(name, text);
});

Then('{string} has {int} characters and is valid', function (this: W, field: string, characters: number) {
  this.on(CreateScreen).isValidWith(field, characters);
});

Then(/^"(.*)" is (not )?marked as required$/, function (this: W, field: string, not: string | null) {
  this.on(CreateScreen).isMarkedRequired(field, not === null);
});

Then('the missing fields are {string}', function (this: W, fields: string) {
  this.on(CreateScreen).missingAre(fields.split(', '));
});

Then('the panel {string} holds:', function (this: W, panel: string, fields: DataTable) {
  this.on(CreateScreen).panelHolds(panel, fields.raw().flat());
});

Then('{string} is the first field of {string}', function (this: W, field: string, panel: string) {
  this.on(CreateScreen).follows(panel, field);
});

Then(
  '{string} follows {string} in {string}',
  function (this: W, field: string, other: string, panel: string) {
    this.on(CreateScreen).follows(panel, field, other);
  },
);

Then('the form does not say {string}', function (this: W, text: string) {
  this.on(CreateScreen).doesNotSay(text);
});

Then('a screen reader describes {string} as {string}', function (this: W, name: string, text: string) {
  this.on(CreateScreen).describesToReader(name, text);
});

Then(
  'one announcement says {string}, and no other announcement names {string}',
  function (this: W, text: string, field: string) {
    this.on(CreateScreen).announcesOnce(text, field);
  },
);

Then('the whole text in {string} is in sight', async function (this: W, field: string) {
  await this.inBrowser(CreateScreenInBrowser).hasRoomForText(field);
});

Then('the listed entry {string} is in sight', async function (this: W, name: string) {
  await this.inBrowser(CreateScreenInBrowser).seesLink(name);
});

Then('the browser asks before it loads another page', async function (this: W) {
  await this.inBrowser(CreateScreenInBrowser).asksBeforeLeaving();
});

Then('the switch {string} has a border and a visible handle', async function (this: W, name: string) {
  await this.inBrowser(CreateScreenInBrowser).drawsSwitch(name);
});

Then('the switch {string} has the highlight colour', async function (this: W, name: string) {
  await this.inBrowser(CreateScreenInBrowser).highlightsSwitch(name);
});

Then('an outline shows the focus in these fields:', async function (this: W, fields: DataTable) {
  await eachRow(fields, async ({ field = '' }) => {
    await this.inBrowser(CreateScreenInBrowser).outlinesFocus(field);
  });
});
