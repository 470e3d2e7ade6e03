import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ZipCode } from '../../contracts/operations/configuration.ts';
import { world } from '../users/world.ts';
import { CreateForm } from './create-form.ts';
import { form, readForm } from './create-forms.ts';

Given(
  /^a completed form for a (loan|lead)( that shows the origination type)?( without amounts)?$/,
  (kind: string, showsType: string | null, withoutAmounts: string | null) =>
    world.inDomain(CreateForm).start(kind, showsType !== null, withoutAmounts === null),
);

Given(/^(?:I start )?a new (loan|lead) for the purpose "(.*)"$/, (kind: string, purpose: string) =>
  world.inDomain(CreateForm).startFor(kind, purpose),
);

Given('the zip look-up knows:', (rows: DataTable) =>
  world.inDomain(CreateForm).knowZipCodes(rows.hashes() as unknown as ZipCode[]),
);

Given('the originator is licensed in {string}', (states: string) =>
  world.inDomain(CreateForm).know({ licensedStates: states.split(', ') }),
);

When(
  /^I enter (.*) as "([^"]*)"( and leave the field)?$/,
  async (entry: string, field: string, leaves: string | null) => {
    await world.at(form).fill(field, entry.replace(/^"(.*)"$/, '$1'));
    if (leaves) await world.at(form).leaveField();
  },
);

When('I enter:', async (entries: DataTable) => {
  for (const [field = '', entry = ''] of entries.raw()) await world.at(form).fill(field, entry);
});

When('I clear {string}', async (field: string) => {
  await world.at(form).fill(field, '');
  await world.at(form).leaveField();
});

When('I fill {string} with {int} characters', (field: string, length: number) =>
  world.at(readForm).fillWith(field, length),
);

When(/^I turn "(.*)" (on|off)$/, (toggle: string, position: string) =>
  world.at(form).turn(toggle, position === 'on'),
);

When(
  /^I pick "(.*)" for the (borrower|co-borrower|property)$/,
  (place: string, owner: 'borrower' | 'co-borrower' | 'property') =>
    world.inDomain(CreateForm).pickPlace(place, owner),
);

Then('the look-up finds for {string}:', (typed: string, places: DataTable) =>
  world.inDomain(CreateForm).lookUpFinds(typed, places.raw().flat()),
);

Then('the form shows:', async (fields: DataTable) => {
  for (const [field = '', text = ''] of fields.raw()) await world.at(form).shows(field, text);
});

Then('{string} shows {string}', (field: string, text: string) => world.at(form).shows(field, text));

Then('each edit leads to these amounts:', (edits: DataTable) =>
  world.inDomain(CreateForm).amountsFollow(edits.hashes()),
);

Then('{string} offers {string}', (field: string, options: string) =>
  world.at(readForm).offers(field, options.split(', ')),
);

Then('{string} says {string}', (field: string, message: string) => world.at(readForm).says(field, message));

Then(/^"(.*)" is (shown|hidden)$/, (field: string, state: string) =>
  assert.equal(world.at(readForm).has(field), state === 'shown', `"${field}" to be ${state}`),
);

Then(/^"(.*)" is (accepted|wrong)$/, (field: string, outcome: string) =>
  world.inDomain(CreateForm).accepts(field, outcome === 'accepted'),
);

Then(/^the form (can|cannot) be sent$/, (can: string) => world.inDomain(CreateForm).canBeSent(can === 'can'));
