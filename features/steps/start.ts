import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given(
  /^the settings (cannot be served|are refused|end in the middle)$/,
  async function (this: ThresholdWorld, how: string) {
    await this.driver.start.spoilSettings(how);
  },
);

Given(
  /^(the sign-in authority is not secure|the sign-in metadata cannot be read|the browser has no cryptography)$/,
  async function (this: ThresholdWorld, how: string) {
    await this.driver.start.spoilSignIn(how);
  },
);

Given(
  /^the code of (the product|the create screen) cannot be downloaded$/,
  async function (this: ThresholdWorld, what: string) {
    await this.driver.start.cutDownload(what);
  },
);

When('the settings are there again', async function (this: ThresholdWorld) {
  await this.driver.start.mendSettings();
});

When('the network is back', async function (this: ThresholdWorld) {
  await this.driver.start.restoreNetwork();
});

When('I open the product at a plain http address of another machine', async function (this: ThresholdWorld) {
  await this.driver.start.openInsecurely();
});

When('I follow the link {string}', async function (this: ThresholdWorld, link: string) {
  await this.driver.start.follow(link);
});

Then('the settings were asked for once', async function (this: ThresholdWorld) {
  await this.driver.start.askedForSettingsOnce();
});
