import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ZipCode } from '../../contracts/operations/configuration.ts';
import type { Owner } from '../drivers/areas/create-form.ts';
import type { ThresholdWorld } from '../support/world.ts';

Given('the zip look-up knows:', async function (this: ThresholdWorld, rows: DataTable) {
  await this.driver.createLoan.zipCodesAre(rows.hashes() as unknown as ZipCode[]);
});

Given('the originator is licensed in {string}', async function (this: ThresholdWorld, states: string) {
  await this.driver.createLoan.licensedIn(listOf(states));
});

Given('the borrower check knows:', async function (this: ThresholdWorld, borrower: DataTable) {
  await this.driver.createLoan.borrowerCheckKnows(borrower.rowsHash());
});

Given(
  /^the (?:property has the address|borrower lives at):$/,
  async function (this: ThresholdWorld, entries: DataTable) {
    await this.driver.createLoan.enterAll(entries.rowsHash());
  },
);

When(/^I turn "(.*)" (on|off)$/, async function (this: ThresholdWorld, toggle: string, position: string) {
  await this.driver.createLoan.turn(toggle, position === 'on');
});

When(
  /^I pick "(.*)" for the (borrower|co-borrower|property)$/,
  async function (this: ThresholdWorld, place: string, owner: Owner) {
    await this.driver.createLoan.pickPlace(place, owner);
  },
);

Then(
  'the look-up finds for {string}:',
  async function (this: ThresholdWorld, typed: string, places: DataTable) {
    await this.driver.createLoan.lookUpFinds(typed, places.raw().flat());
  },
);

Then('the look-up finds nothing for {string}', async function (this: ThresholdWorld, typed: string) {
  await this.driver.createLoan.lookUpFinds(typed, []);
});

Then('the form shows:', async function (this: ThresholdWorld, fields: DataTable) {
  await this.driver.createLoan.formShows(fields.rowsHash());
});

Then('these fields are empty:', async function (this: ThresholdWorld, fields: DataTable) {
  const empty = fields.raw().map(([field = '']) => [field, '']);
  await this.driver.createLoan.formShows(Object.fromEntries(empty) as Record<string, string>);
});

Then('{string} offers {string}', async function (this: ThresholdWorld, field: string, options: string) {
  await this.driver.createLoan.offers(field, listOf(options));
});

Then('these fields are locked:', async function (this: ThresholdWorld, fields: DataTable) {
  await this.driver.createLoan.areLocked(fields.raw().flat());
});

Then("there is no county in the borrower's address", async function (this: ThresholdWorld) {
  await this.driver.createLoan.borrowerHasNoCounty();
});

const listOf = (text: string): string[] => (text === '' ? [] : text.split(', '));

Given(
  /^a completed form for a (loan|lead)( that shows the origination type)?( without amounts)?$/,
  async function (
    this: ThresholdWorld,
    kind: string,
    showsType: string | null,
    withoutAmounts: string | null,
  ) {
    await this.driver.createLoan.startCompleted({
      isLead: kind === 'lead',
      showsOriginationType: showsType !== null,
      withAmounts: withoutAmounts === null,
    });
  },
);

When('I clear {string}', async function (this: ThresholdWorld, field: string) {
  await this.driver.createLoan.enter(field, '');
});

When(
  'I fill {string} with {int} characters',
  async function (this: ThresholdWorld, field: string, length: number) {
    await this.driver.createLoan.enter(field, 'x'.repeat(length));
  },
);

Then('{string} says {string}', async function (this: ThresholdWorld, field: string, message: string) {
  await this.driver.createLoan.fieldSays(field, message);
});

Then('{string} is accepted', async function (this: ThresholdWorld, field: string) {
  await this.driver.createLoan.fieldIsRight(field);
});

Then('{string} is wrong', async function (this: ThresholdWorld, field: string) {
  await this.driver.createLoan.fieldIsWrong(field);
});

Then('the form can be sent', async function (this: ThresholdWorld) {
  await this.driver.createLoan.canBeSent(true);
});

Then('the form cannot be sent', async function (this: ThresholdWorld) {
  await this.driver.createLoan.canBeSent(false);
});
