import { Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { FramedPage, FramedPageInBrowser } from './framed-page.ts';

type W = ThresholdWorld;

const framed = { app: FramedPage, browser: FramedPageInBrowser };

When(
  /^(.*) sends a navigate message to "(.*)"( with an unknown field)?$/,
  async function (this: W, sender: string, route: string, more: string | null) {
    await this.at(framed).say({ type: 'navigate', route, ...(more === null ? {} : { more }) }, sender);
  },
);

When('the framed page sends an undocumented message', async function (this: W) {
  await this.at(framed).say({ type: 'dance' }, 'the framed page');
});

When('I follow {string} on the framed page', async function (this: W, link: string) {
  await this.inBrowser(FramedPageInBrowser).follow(link);
});

When('the framed page sends {int} unknown messages', async function (this: W, count: number) {
  await this.inBrowser(FramedPageInBrowser).flood(count);
});

Then('{int} message(s) was/were ignored', async function (this: W, count: number) {
  await this.at(framed).hasIgnored(count);
});

Then('the page responded to the mouse during the flood', function (this: W) {
  this.inBrowser(FramedPageInBrowser).respondedMeanwhile();
});

When('I choose the status {string}', async function (this: W, status: string) {
  await this.on(FramedPage).chooseStatus(status);
});

Then('the status {string} is plain text', function (this: W, status: string) {
  this.on(FramedPage).isPlainStatus(status);
});

Then(
  'a window of {int} by {int} opens at {string} for that loan',
  function (this: W, width: number, height: number, address: string) {
    this.on(FramedPage).hasOpenedWindow(address, width, height);
  },
);

Then('a notice offers a link to {string} for that loan', function (this: W, address: string) {
  this.on(FramedPage).offersLink(address);
});
