import { type DataTable, Then, When } from '@cucumber/cucumber';
import { eachRow } from '../support/rows.ts';
import type { ThresholdWorld } from '../support/world.ts';

When(
  'I type {string} with the keyboard into {string}',
  async function (this: ThresholdWorld, text: string, field: string) {
    await this.driver.createLoan.typeKeys(field, text);
  },
);

When('I press {string} in {string}', async function (this: ThresholdWorld, keys: string, field: string) {
  await this.driver.createLoan.pressIn(keys, field);
});

Then('typing stops at these limits:', async function (this: ThresholdWorld, limits: DataTable) {
  const { createLoan } = this.driver;
  await eachRow(limits, async ({ field = '', characters = '' }) => {
    await createLoan.typeKeys(field, '5'.repeat(Number(characters) + 2));
    await createLoan.holds(field, Number(characters));
    await createLoan.isRight(field);
  });
});

Then('typing these entries gives:', async function (this: ThresholdWorld, entries: DataTable) {
  const { createLoan } = this.driver;
  await eachRow(entries, async ({ field = '', typed = '', shows = '', says = '' }) => {
    await createLoan.typeKeys(field, typed);
    await createLoan.leaveField();
    await createLoan.shows(field, shows);
    await createLoan.saysBeside(field, says);
  });
});

Then('pasting these texts gives:', async function (this: ThresholdWorld, entries: DataTable) {
  const { createLoan } = this.driver;
  await eachRow(entries, async ({ field = '', pasted = '', shows = '', says = '' }) => {
    await createLoan.pasteInto(field, pasted);
    await createLoan.shows(field, shows);
    await createLoan.saysBeside(field, says);
  });
});

Then('these fields say:', async function (this: ThresholdWorld, fields: DataTable) {
  const { createLoan } = this.driver;
  await eachRow(fields, async ({ field = '', says = '' }) => {
    await createLoan.saysBeside(field, says);
  });
});

Then('these locked values say why:', async function (this: ThresholdWorld, values: DataTable) {
  const { createLoan } = this.driver;
  await eachRow(values, async ({ field = '', shows = '', why = '' }) => {
    await createLoan.shows(field, shows);
    await createLoan.canBeUsed(field, false);
    await createLoan.saysBeside(field, why);
  });
});

Then('the screen reader announces {string}', async function (this: ThresholdWorld, text: string) {
  await this.driver.createLoan.announces(text);
});

Then(
  'one announcement says {string}, and no other names {string}',
  async function (this: ThresholdWorld, text: string, field: string) {
    await this.driver.createLoan.announcesOnce(text, field);
  },
);

Then('the form says {string}', async function (this: ThresholdWorld, text: string) {
  await this.driver.createLoan.formSays(text);
});

Then('these fields are marked as required or not:', async function (this: ThresholdWorld, fields: DataTable) {
  const { createLoan } = this.driver;
  await eachRow(fields, async ({ field = '', required = '' }) => {
    await createLoan.isMarkedRequired(field, required === 'yes');
  });
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
