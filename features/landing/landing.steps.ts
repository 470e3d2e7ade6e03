import { Given, Then } from '@cucumber/cucumber';
import { landingOperations } from '../../contracts/operations/landing.ts';
import { addressOfPage } from '../vocabulary/vocabulary.ts';
import { world } from '../users/world.ts';

Given('the initialization of the server takes its time', () =>
  world.user.tab.holdNext(landingOperations.initializeEnterpriseLos),
);

Then('the page {string} has not been requested', (page: string) => {
  const { requests } = world.user.tab;
  const { method, path } = landingOperations.initializeEnterpriseLos;
  world.user.expect(
    requests.some((sent) => sent.method === method && sent.path === path),
    'a request to initialize the server',
  );
  world.user.expect(
    requests.every((sent) => sent.path !== addressOfPage(page)),
    `no request for "${page}"`,
  );
});

Then('I am on the page {string} outside the product', async (page: string) => {
  await world.anyUser.isAt(addressOfPage(page));
  await world.anyUser.seesTitle(page);
});
