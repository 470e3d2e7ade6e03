import { Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { EndOfSignIn, WantedPage } from './wanted-page.ts';

type W = ThresholdWorld;

When('sign-in ends and the wanted page is {string}', function (this: W, wanted: string) {
  this.inDomain(WantedPage).endSignIn(wanted);
});

When(
  'I open the address where sign-in ends, with the wanted page {string}',
  async function (this: W, wanted: string) {
    await this.inBrowser(EndOfSignIn).follow(wanted);
  },
);

Then('I continue on {string}', function (this: W, page: string) {
  this.inDomain(WantedPage).leadsTo(page);
});

Then('the browser never left the product', function (this: W) {
  this.inBrowser(EndOfSignIn).neverLeft();
});
