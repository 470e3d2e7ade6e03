import { Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

type W = ThresholdWorld;

When('I press the status {string}', async function (this: W, status: string) {
  await this.driver.olderPages.pressStatus(status);
});

Then('the status {string} cannot be pressed', async function (this: W, status: string) {
  await this.driver.olderPages.isPlainStatus(status);
});

Then(
  'a window of {int} by {int} was asked for {string} of that loan, with {string}',
  async function (this: W, width: number, height: number, path: string, query: string) {
    await this.driver.olderPages.askedForWindow({ path, query, width, height });
  },
);

Then(
  'a notice offers a link to {string} of that loan, with {string}',
  async function (this: W, path: string, query: string) {
    await this.driver.olderPages.offersLink(path, query);
  },
);

When('the framed page sends {int} unknown messages', async function (this: W, count: number) {
  await this.driver.olderPages.flood(count);
});

Then('the page answered the mouse meanwhile', async function (this: W) {
  await this.driver.olderPages.answeredMeanwhile();
});
