import { Given, Then, When } from '@cucumber/cucumber';
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

Given('the page {string} fails with {int}', async function (this: W, title: string, status: number) {
  await this.driver.olderPages.fail(title, status);
});

Given('the page {string} is out of reach', async function (this: W, title: string) {
  await this.driver.olderPages.loseConnection(title);
});

Given('the page {string} never answers', async function (this: W, title: string) {
  await this.driver.olderPages.holdForever(title);
});

When('the page {string} is sound again', async function (this: W, title: string) {
  await this.driver.olderPages.repair(title);
});

When('I open the product at the page {string}', async function (this: W, title: string) {
  await this.driver.olderPages.goTo(title);
});

When('half a minute goes by', async function (this: W) {
  await this.driver.olderPages.pass(31);
});

When('the framed page says {int} things that nobody documented', async function (this: W, count: number) {
  await this.driver.olderPages.flood(count);
});

Then('the page says {string} beside a button', async function (this: W, text: string) {
  await this.driver.olderPages.says(text);
});

Then('{int} messages were ignored', async function (this: W, count: number) {
  await this.driver.legacy.ignored(count);
});

Then('the page answered the mouse meanwhile', async function (this: W) {
  await this.driver.olderPages.answeredMeanwhile();
});
