import { Given, Then, When } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { routeOfPage } from '../vocabulary/vocabulary.ts';
import { settingsFault, StartUp, StartUpInBrowser } from './start-up.ts';

Given(/^the settings (cannot be served|are refused|end in the middle|do not arrive)$/, (how: string) =>
  world.anyUser.fail(settingsFault(how)),
);

Given(
  /^(the sign-in authority is not secure|the sign-in metadata cannot be read|the settings name no scope for loading the user)$/,
  (reason: string) => world.on(StartUp).spoilSignIn(reason),
);

Given(/^the sign-in has failed (once|twice|three times)$/, async (times: string) => {
  await world.user.open(routeOfPage('Mortgage Pipeline'));
  for (let failed = 1; failed < ['once', 'twice', 'three times'].indexOf(times) + 1; failed += 1)
    await world.user.choose('OK');
});

Given('the identity provider gives no tokens', () => world.on(StartUp).refuseTokens());

Given(/^the code of (the product|the create screen|the assistant) cannot be downloaded$/, (part: string) =>
  world.inBrowser(StartUpInBrowser).cutDownload(part),
);

Given('the code of the create screen is broken', () =>
  world.inBrowser(StartUpInBrowser).breakDownload('the create screen'),
);

Given('the browser has no cryptography', () => world.inBrowser(StartUpInBrowser).takeCryptography());

When(
  /^(?:the network works again|the settings can be served again|the identity provider gives tokens again)$/,
  () => world.at({ app: StartUp, browser: StartUpInBrowser }).mend(),
);

When('a few seconds have passed', () => world.inBrowser(StartUpInBrowser).waitAWhile());

When('I open the address {string} at a plain http address of another machine', (address: string) =>
  world.inBrowser(StartUpInBrowser).openInsecurely(address),
);

Then('the settings were requested once', () => world.on(StartUp).requestedSettingsOnce());
