import { type DataTable, Given, Then } from '@cucumber/cucumber';
import { paths } from '../../web/shared/routes/paths.ts';
import { rowByRow } from '../support/rows.ts';
import type { ThresholdWorld } from '../support/world.ts';

Given('the browser forbids session storage', async function (this: ThresholdWorld) {
  await this.driver.keeping.trouble('the browser forbids session storage');
});

Given('the browser keeps a value under every key of the product', async function (this: ThresholdWorld) {
  await this.driver.keeping.fillEveryKey();
});

Then('the browser keeps nothing of the user', async function (this: ThresholdWorld) {
  await this.driver.keeping.keepsNothing();
});

Given('the stored sign-in is damaged', async function (this: ThresholdWorld) {
  await this.driver.keeping.damageSignIn();
});

Given('the product stops at {string}', async function (this: ThresholdWorld, title: string) {
  await this.driver.session.openProduct();
  await this.driver.errors.seesTitle(title);
});

Given('the create screen stops at {string}', async function (this: ThresholdWorld, title: string) {
  await this.driver.links.follow(paths.newLoan);
  await this.driver.errors.seesTitle(title);
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
