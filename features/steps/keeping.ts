import { type DataTable, Given, Then } from '@cucumber/cucumber';
import { rowByRow } from '../support/rows.ts';
import type { ThresholdWorld } from '../support/world.ts';

Given('the browser forbids session storage', async function (this: ThresholdWorld) {
  await this.driver.keeping.trouble('the browser forbids session storage');
});

Then(
  'the page {string} opens and shows who I am, though:',
  async function (this: ThresholdWorld, page: string, troubles: DataTable) {
    const { keeping, session, legacy } = this.driver;
    await rowByRow(troubles, async ([trouble = '']) => {
      await keeping.trouble(trouble);
      await legacy.open(page);
      await session.seesToolbar();
    });
  },
);
