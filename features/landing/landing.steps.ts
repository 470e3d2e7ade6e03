import { Given, Then } from '@cucumber/cucumber';
import { landingOperations } from '../../contracts/operations/landing.ts';
import { addressOfPage } from '../vocabulary/vocabulary.ts';
import type { ThresholdWorld } from '../steps/world.ts';

Given('the initialization of the server takes its time', function (this: ThresholdWorld) {
  this.user.tab.holdNext(landingOperations.initializeEnterpriseLos);
});

Then('the page {string} has not been requested', function (this: ThresholdWorld, page: string) {
  const { requests } = this.user.tab;
  const { method, path } = landingOperations.initializeEnterpriseLos;
  this.user.expect(
    requests.some((sent) => sent.method === method && sent.path === path),
    'a request to initialize the server',
  );
  this.user.expect(
    requests.every((sent) => sent.path !== addressOfPage(page)),
    `no request for "${page}"`,
  );
});

Then('I am on the page {string} outside the product', async function (this: ThresholdWorld, page: string) {
  await this.anyUser.isAt(addressOfPage(page));
  await this.anyUser.seesTitle(page);
});
