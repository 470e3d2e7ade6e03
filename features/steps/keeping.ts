import { type DataTable, Given, Then } from '@cucumber/cucumber';
import { rowByRow } from '../support/rows.ts';
import type { ThresholdWorld } from '../support/world.ts';

Given('the browser forbids session storage', async function (this: ThresholdWorld) {
  await this.driver.keeping.trouble('the browser forbids session storage');
});

Then(
  'the product opens on the page {string} and shows who I am, though:',
  async function (this: ThresholdWorld, page: string, troubles: DataTable) {
    const { keeping, session, landing } = this.driver;
    await rowByRow(troubles, async ([trouble = '']) => {
      await keeping.trouble(trouble);
      await session.openProduct();
      await landing.sees(page);
      await session.seesToolbar();
    });
  },
);
