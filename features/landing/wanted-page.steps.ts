import { Then, When } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { EndOfSignIn, WantedPage } from './wanted-page.ts';

When('sign-in ends and the wanted page is {string}', (wanted: string) =>
  world.inDomain(WantedPage).endSignIn(wanted),
);

When('I open the address where sign-in ends, with the wanted page {string}', (wanted: string) =>
  world.inBrowser(EndOfSignIn).follow(wanted),
);

Then('I continue on {string}', (page: string) => world.inDomain(WantedPage).leadsTo(page));

Then('the browser never left the product', () => world.inBrowser(EndOfSignIn).neverLeft());
