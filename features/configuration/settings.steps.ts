import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { antiForgeryHeader } from '../../contracts/api/headers.ts';
import type { ThresholdWorld } from '../steps/world.ts';
import { settingsNamed } from './installation.ts';
import { RequestHeaders } from './request-headers.ts';
import { Settings } from './settings.ts';

type W = ThresholdWorld;

Given('the installation has these settings:', async function (this: W, settings: DataTable) {
  await this.user.world.changeWorld(settingsNamed(settings.rowsHash()));
});

Given('an installation with these feature flags:', async function (this: W, flags: DataTable) {
  await this.overHttp(Settings).install(flags.rowsHash());
});

When('the settings are requested', async function (this: W) {
  await this.overHttp(Settings).request();
});

Then('the settings say how to sign in', function (this: W) {
  this.overHttp(Settings).sayHowToSignIn();
});

Then('the settings say which addresses need a token', function (this: W) {
  this.overHttp(Settings).sayWhatIsProtected();
});

Then('the settings have these feature flags:', function (this: W, flags: DataTable) {
  this.overHttp(Settings).have(flags.rowsHash());
});

Then(
  'the response has {int} seconds of idle time, {int} second(s) of warning and a keep-alive every {int} seconds',
  function (this: W, idleSeconds: number, timeoutSeconds: number, keepAliveSeconds: number) {
    this.overHttp(Settings).haveIdleTimes({ idleSeconds, timeoutSeconds, keepAliveSeconds });
  },
);

Given(
  'the installation protects the addresses below {string} and {string}',
  function (this: W, one: string, other: string) {
    this.on(RequestHeaders).protect([one, other]);
  },
);

Given('the browser has lost the anti-forgery cookie', function (this: W) {
  this.on(RequestHeaders).loseAntiForgeryCookie();
});

Then(
  /^the request to "(.*)" carries no (access|anti-forgery) token$/,
  function (this: W, path: string, kind: string) {
    this.on(RequestHeaders).lackToken(path, kind === 'access' ? 'authorization' : antiForgeryHeader);
  },
);

Then(
  'the request for the data of the user carries an access token for the scope of its address',
  async function (this: W) {
    await this.on(RequestHeaders).haveAccessToken();
  },
);

Then('the request for the data of the user carries the anti-forgery token of the cookie', function (this: W) {
  this.on(RequestHeaders).haveAntiForgeryToken();
});
