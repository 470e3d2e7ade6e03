import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

type W = ThresholdWorld;

Given('I look at the loan pipeline', async function (this: ThresholdWorld) {
  await this.driver.legacy.open('Mortgage Pipeline');
});

When('I open the loan pipeline', async function (this: ThresholdWorld) {
  await this.driver.legacy.goTo('Mortgage Pipeline');
});

When('I look at the page {string}', async function (this: ThresholdWorld, page: string) {
  await this.driver.legacy.open(page);
});

When('I go on to the page {string}', async function (this: ThresholdWorld, page: string) {
  await this.driver.legacy.goOn(page);
});

When('I follow {string} on the framed page', async function (this: ThresholdWorld, link: string) {
  await this.driver.legacy.follow(link);
});

When('the framed page asks to go to {string}', async function (this: ThresholdWorld, route: string) {
  await this.driver.legacy.say('the framed page', { type: 'navigate', route });
});

When('{} says to go to {string}', async function (this: ThresholdWorld, sender: string, route: string) {
  await this.driver.legacy.say(sender, { type: 'navigate', route });
});

When(
  '{} says to go to {string} with a field more',
  async function (this: ThresholdWorld, sender: string, route: string) {
    await this.driver.legacy.say(sender, { type: 'navigate', route, more: true });
  },
);

When('{} says something undocumented', async function (this: ThresholdWorld, sender: string) {
  await this.driver.legacy.say(sender, { type: 'dance' });
});

Then('the frame shows {string}', async function (this: ThresholdWorld, page: string) {
  await this.driver.legacy.seesFrame(page);
});

Then('{int} message(s) was/were ignored', async function (this: ThresholdWorld, count: number) {
  await this.driver.legacy.ignored(count);
});

When('I press the status {string}', async function (this: W, status: string) {
  await this.driver.framedPages.pressStatus(status);
});

Then('the status {string} cannot be pressed', async function (this: W, status: string) {
  await this.driver.framedPages.isPlainStatus(status);
});

Then(
  'a window of {int} by {int} was asked for {string} of that loan, with {string}',
  async function (this: W, width: number, height: number, path: string, query: string) {
    await this.driver.framedPages.askedForWindow({ path, query, width, height });
  },
);

Then(
  'a notice offers a link to {string} of that loan, with {string}',
  async function (this: W, path: string, query: string) {
    await this.driver.framedPages.offersLink(path, query);
  },
);

When('the framed page sends {int} unknown messages', async function (this: W, count: number) {
  await this.driver.framedPages.flood(count);
});

Then('the page answered the mouse meanwhile', async function (this: W) {
  await this.driver.framedPages.answeredMeanwhile();
});
