import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ZipCode } from '../../contracts/operations/configuration.ts';
import type { ThresholdWorld } from '../steps/world.ts';
import { CreateForm } from './create-form.ts';
import { form, readForm } from './create-forms.ts';

type W = ThresholdWorld;

Given(
  /^a completed form for a (loan|lead)( that shows the origination type)?( without amounts)?$/,
  function (this: W, kind: string, showsType: string | null, withoutAmounts: string | null) {
    this.inDomain(CreateForm).start(kind, showsType !== null, withoutAmounts === null);
  },
);

Given(
  /^(?:I start )?a new (loan|lead) for the purpose "(.*)"$/,
  function (this: W, kind: string, purpose: string) {
    this.inDomain(CreateForm).startFor(kind, purpose);
  },
);

Given('the zip look-up knows:', function (this: W, rows: DataTable) {
  this.inDomain(CreateForm).knowZipCodes(rows.hashes() as unknown as ZipCode[]);
});

Given('the originator is licensed in {string}', function (this: W, states: string) {
  this.inDomain(CreateForm).know({ licensedStates: states.split(', ') });
});

When(
  /^I enter (.*) as "([^"]*)"( and leave the field)?$/,
  async function (this: W, entry: string, field: string, leaves: string | null) {
    await this.at(form).fill(field, entry.replace(/^"(.*)"$/, '$1'));
    if (leaves) await this.at(form).leaveField();
  },
);

When('I enter:', async function (this: W, entries: DataTable) {
  for (const [field = '', entry = ''] of entries.raw()) await this.at(form).fill(field, entry);
});

When('I clear {string}', async function (this: W, field: string) {
  await this.at(form).fill(field, '');
  await this.at(form).leaveField();
});

When('I fill {string} with {int} characters', async function (this: W, field: string, length: number) {
  await this.at(readForm).fillWith(field, length);
});

When(/^I turn "(.*)" (on|off)$/, async function (this: W, toggle: string, position: string) {
  await this.at(form).turn(toggle, position === 'on');
});

When(
  /^I pick "(.*)" for the (borrower|co-borrower|property)$/,
  function (this: W, place: string, owner: 'borrower' | 'co-borrower' | 'property') {
    this.inDomain(CreateForm).pickPlace(place, owner);
  },
);

Then('the look-up finds for {string}:', function (this: W, typed: string, places: DataTable) {
  this.inDomain(CreateForm).lookUpFinds(typed, places.raw().flat());
});

Then('the form shows:', async function (this: W, fields: DataTable) {
  for (const [field = '', text = ''] of fields.raw()) await this.at(form).shows(field, text);
});

Then('{string} shows {string}', async function (this: W, field: string, text: string) {
  await this.at(form).shows(field, text);
});

Then('each edit leads to these amounts:', function (this: W, edits: DataTable) {
  this.inDomain(CreateForm).amountsFollow(edits.hashes());
});

Then('{string} offers {string}', async function (this: W, field: string, options: string) {
  await this.at(readForm).offers(field, options.split(', '));
});

Then('{string} says {string}', function (this: W, field: string, message: string) {
  this.at(readForm).says(field, message);
});

Then(/^"(.*)" is (shown|hidden)$/, function (this: W, field: string, state: string) {
  assert.equal(this.at(readForm).has(field), state === 'shown', `"${field}" to be ${state}`);
});

Then(/^"(.*)" is (accepted|wrong)$/, function (this: W, field: string, outcome: string) {
  this.inDomain(CreateForm).accepts(field, outcome === 'accepted');
});

Then(/^the form (can|cannot) be sent$/, function (this: W, can: string) {
  this.inDomain(CreateForm).canBeSent(can === 'can');
});
