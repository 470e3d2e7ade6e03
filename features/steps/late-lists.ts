import { Given, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given('the answers to {string} are held up', async function (this: ThresholdWorld, field: string) {
  await this.driver.createLoan.holdUp(field);
});

When('the answers to {string} come at once again', async function (this: ThresholdWorld, field: string) {
  await this.driver.createLoan.letPass(field);
});

When('what was held up arrives', async function (this: ThresholdWorld) {
  await this.driver.createLoan.release();
});
