import { Given, Then, When } from '@cucumber/cucumber';
import { paths } from '../../web/shared/routes/paths.ts';
import type { ThresholdWorld } from '../support/world.ts';

Given(
  /^the settings (cannot be served|are refused|end in the middle|are not answered)$/,
  async function (this: ThresholdWorld, how: string) {
    await this.driver.start.spoilSettings(how);
  },
);

Given(
  /^the code of (the product|the create screen|the assistant) cannot be downloaded$/,
  async function (this: ThresholdWorld, what: string) {
    await this.driver.start.cutDownload(what);
  },
);

Given(/^the code of (the create screen) is broken$/, async function (this: ThresholdWorld, what: string) {
  await this.driver.start.breakDownload(what);
});

Given(
  /^(the sign-in authority is not secure|the sign-in metadata cannot be read|the settings protect no user call)$/,
  async function (this: ThresholdWorld, reason: string) {
    await this.driver.start.spoilSignIn(reason);
  },
);

Given('the browser has no cryptography', async function (this: ThresholdWorld) {
  await this.driver.start.takeCryptography();
});

Given('the identity provider gives no tokens', async function (this: ThresholdWorld) {
  await this.driver.start.refuseTokens();
});

When('the identity provider gives tokens again', async function (this: ThresholdWorld) {
  await this.driver.start.restoreNetwork();
});

When('I have waited for a while', async function (this: ThresholdWorld) {
  await this.driver.start.waitAWhile();
});

When('the settings are there again', async function (this: ThresholdWorld) {
  await this.driver.start.mendSettings();
});

When('the network is back', async function (this: ThresholdWorld) {
  await this.driver.start.restoreNetwork();
});

When('I open the product at a plain http address of another machine', async function (this: ThresholdWorld) {
  await this.driver.start.openInsecurely(paths.root);
});

When(
  'I open the error page for the code {string} there',
  async function (this: ThresholdWorld, code: string) {
    await this.driver.start.openInsecurely(paths.error(code));
  },
);

When('I follow the link {string}', async function (this: ThresholdWorld, link: string) {
  await this.driver.start.follow(link);
});

Then('the settings were asked for once', async function (this: ThresholdWorld) {
  await this.driver.start.askedForSettingsOnce();
});
