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
