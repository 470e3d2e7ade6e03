import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { routeOfPage } from '../vocabulary/vocabulary.ts';
import { settingsFault, StartUp, StartUpInBrowser } from './start-up.ts';

type W = ThresholdWorld;

Given(
  /^the settings (cannot be served|are refused|end in the middle|do not arrive)$/,
  async function (this: W, how: string) {
    await this.anyUser.fail(settingsFault(how));
  },
);

Given(
  /^(the sign-in authority is not secure|the sign-in metadata cannot be read|the settings name no scope for loading the user)$/,
  function (this: W, reason: string) {
    this.on(StartUp).spoilSignIn(reason);
  },
);

Given(/^the sign-in has failed (once|twice|three times)$/, async function (this: W, times: string) {
  await this.user.open(routeOfPage('Mortgage Pipeline'));
  for (let failed = 1; failed < ['once', 'twice', 'three times'].indexOf(times) + 1; failed += 1)
    await this.user.choose('OK');
});

Given('the identity provider gives no tokens', function (this: W) {
  this.on(StartUp).refuseTokens();
});

Given(
  /^the code of (the product|the create screen|the assistant) cannot be downloaded$/,
  async function (this: W, part: string) {
    await this.inBrowser(StartUpInBrowser).cutDownload(part);
  },
);

Given('the code of the create screen is broken', async function (this: W) {
  await this.inBrowser(StartUpInBrowser).breakDownload('the create screen');
});

Given('the browser has no cryptography', async function (this: W) {
  await this.inBrowser(StartUpInBrowser).takeCryptography();
});

When(
  /^(?:the network works again|the settings can be served again|the identity provider gives tokens again)$/,
  async function (this: W) {
    await this.at({ app: StartUp, browser: StartUpInBrowser }).mend();
  },
);

When('a few seconds have passed', async function (this: W) {
  await this.inBrowser(StartUpInBrowser).waitAWhile();
});

When(
  'I open the address {string} at a plain http address of another machine',
  async function (this: W, address: string) {
    await this.inBrowser(StartUpInBrowser).openInsecurely(address);
  },
);

Then('the settings were requested once', function (this: W) {
  this.on(StartUp).requestedSettingsOnce();
});
