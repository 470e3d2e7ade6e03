import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';
import { CreateScreen } from './create-screen.ts';

Given(
  /^I have filled in a (loan|lead) for "(.*)" with:$/,
  async function (this: ThresholdWorld, kind: string, name: string, entries: DataTable) {
    const screen = this.on(CreateScreen);
    await screen.open(kind);
    await screen.fillInRequired(name);
    await screen.fillAll(entries.rowsHash());
  },
);

When('I open the list {string}', async function (this: ThresholdWorld, field: string) {
  await this.on(CreateScreen).openList(field);
});

Then('the panels in order are {string}', function (this: ThresholdWorld, panels: string) {
  this.on(CreateScreen).panelsAre(panels.split(', '));
});

Then('the panel {string} holds:', function (this: ThresholdWorld, panel: string, fields: DataTable) {
  this.on(CreateScreen).panelHolds(panel, fields.raw().flat());
});

Then(
  'the fields in {string} from place {int} on are:',
  function (this: ThresholdWorld, panel: string, place: number, fields: DataTable) {
    this.on(CreateScreen).panelHolds(panel, fields.raw().flat(), place);
  },
);

Then(
  'field {int} in {string} is {string}',
  function (this: ThresholdWorld, place: number, panel: string, field: string) {
    this.on(CreateScreen).panelHolds(panel, [field], place, place);
  },
);

Then('the list {string} shows {string}', function (this: ThresholdWorld, field: string, options: string) {
  this.on(CreateScreen).listShows(field, options.split(', '));
});

Then('{string} is described as {string}', function (this: ThresholdWorld, field: string, text: string) {
  this.on(CreateScreen).says(field, text);
});

Then('the form does not say {string}', function (this: ThresholdWorld, text: string) {
  this.on(CreateScreen).doesNotSay(text);
});

Then('the button {string} shows that it is loading', function (this: ThresholdWorld, name: string) {
  this.on(CreateScreen).isLoading(name, true);
});

Then('the button {string} does not show that it is loading', function (this: ThresholdWorld, name: string) {
  this.on(CreateScreen).isLoading(name, false);
});

Then('the missing fields are {string}', function (this: ThresholdWorld, fields: string) {
  this.on(CreateScreen).missingAre(fields.split(', '));
});

Then('these fields are empty and can be used:', function (this: ThresholdWorld, fields: DataTable) {
  const screen = this.on(CreateScreen);
  for (const field of fields.raw().flat()) screen.isEmptyAndOpen(field);
});

Given(
  'I have sent a loan for {string} at a rate of {string}, and the response got lost',
  async function (this: ThresholdWorld, name: string, rate: string) {
    const { createLoan } = this.driver;
    await createLoan.fillIn('loan', name);
    await createLoan.enter('Interest rate', rate);
    await createLoan.answerNextWith('half of the answer');
    await createLoan.sendForm();
    await createLoan.closeMessage();
  },
);

When('I send the form twice at once', async function (this: ThresholdWorld) {
  await this.on(CreateScreen).createTwice();
});
