import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given(
  'a user of the customer {string} with the logo {string}',
  async function (this: ThresholdWorld, customer: string, logo: string) {
    await this.driver.toolbar.imagineCustomer(customer, logo);
  },
);

Given(
  /^the "(.*)" user is signed in, (with|without) the AI assistant$/,
  async function (this: ThresholdWorld, user: string, way: string) {
    await this.driver.toolbar.startWithAssistant(user, way === 'with');
  },
);

Given(
  'the {string} user is signed in, with the AI assistant and the new workflow for creating',
  async function (this: ThresholdWorld, user: string) {
    await this.driver.toolbar.startWithAssistant(user, true, true);
  },
);

When('I follow the logo', async function (this: ThresholdWorld) {
  await this.driver.toolbar.followLogo();
});

Given('the logo {string} cannot be loaded', async function (this: ThresholdWorld, name: string) {
  await this.driver.toolbar.loseLogo(name);
});

When('I open the profile menu', async function (this: ThresholdWorld) {
  await this.driver.toolbar.openProfile();
});

Then(/^the toolbar reads (".*")$/, async function (this: ThresholdWorld, parts: string) {
  await this.driver.toolbar.reads(quoted(parts));
});

Then('the logos to try are {string}', async function (this: ThresholdWorld, logos: string) {
  await this.driver.toolbar.triesLogos(logos);
});

Then('the logo is {string}', async function (this: ThresholdWorld, name: string) {
  await this.driver.toolbar.showsLogo(name);
});

Then('it offers {string}', async function (this: ThresholdWorld, entries: string) {
  await this.driver.toolbar.offers(entries);
});

Then(
  'the submenu {string} offers {string}',
  async function (this: ThresholdWorld, name: string, entries: string) {
    await this.driver.toolbar.submenuOffers(name, entries);
  },
);

Then(
  'the menu {string} offers {string}',
  async function (this: ThresholdWorld, name: string, entries: string) {
    await this.driver.toolbar.menuOffers(name, entries);
  },
);

Then(
  'the entries of the menu {string} open windows at:',
  async function (this: ThresholdWorld, name: string, addresses: DataTable) {
    await this.driver.toolbar.menuOpensAt(name, addresses.rowsHash());
  },
);

const quoted = (text: string): string[] => [...text.matchAll(/"([^"]*)"/g)].map(([, part = '']) => part);
