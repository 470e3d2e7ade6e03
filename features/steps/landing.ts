import { Given, Then } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given(
  'a user who is an originator and works on the {string} queue',
  async function (this: ThresholdWorld, queue: string) {
    await this.driver.landing.imagineOriginatorOn(queue);
  },
);

Given('a user with the role {string}', async function (this: ThresholdWorld, role: string) {
  await this.driver.landing.imagineRole(role);
});

Given(
  /^an administrator who signed in (through the provider|with the product account) and is (not )?the designated support person$/,
  async function (this: ThresholdWorld, way: string, not: string | null) {
    await this.driver.landing.imagineAdministrator(way === 'through the provider', not === null);
  },
);

Given(
  'an administrator without an id at the provider, while no user is designated',
  async function (this: ThresholdWorld) {
    await this.driver.landing.imagineNoDesignatedUser();
  },
);

Then('the landing page is {string}', async function (this: ThresholdWorld, page: string) {
  await this.driver.landing.leadsTo(page);
});

Then('the landing page is the administration, loaded as a full page', async function (this: ThresholdWorld) {
  await this.driver.landing.leadsOutTo('Administration');
});

Then('I land on the page {string}', async function (this: ThresholdWorld, page: string) {
  await this.driver.landing.sees(page);
});

Then('I am on the page {string} outside the product', async function (this: ThresholdWorld, page: string) {
  await this.driver.landing.seesOutside(page);
});

Then(
  'the legacy application was prepared before {string} was asked for',
  async function (this: ThresholdWorld, page: string) {
    await this.driver.landing.preparedBefore(page);
  },
);
