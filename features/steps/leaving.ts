import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { eachRow } from '../support/rows.ts';
import type { ThresholdWorld } from '../support/world.ts';

Given('the loan pipeline is open in a second tab', async function (this: ThresholdWorld) {
  await this.driver.leaving.openPipelineInSecondTab();
});

When('I press {string} in the second tab', async function (this: ThresholdWorld, button: string) {
  await this.driver.leaving.answerInSecondTab(button);
});

Then('I am asked {string}', async function (this: ThresholdWorld, question: string) {
  await this.driver.leaving.isAsked(question);
});

Then('the second tab asks {string}', async function (this: ThresholdWorld, question: string) {
  await this.driver.leaving.isAskedInSecondTab(question);
});

Then(
  'each of these ways out asks, and staying keeps {string} as {string}:',
  async function (this: ThresholdWorld, entry: string, field: string, ways: DataTable) {
    const { leaving, createLoan } = this.driver;
    await eachRow(ways, async ({ way = '', question = '' }) => {
      await leaving.asksAndStays(way, question);
      await createLoan.formShows({ [field]: entry });
    });
  },
);

Then(
  'the browser keeps neither {string} nor {string}',
  async function (this: ThresholdWorld, first: string, second: string) {
    await this.driver.leaving.keepsNothingOf([first, second]);
  },
);
