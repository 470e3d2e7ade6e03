import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { settingsNamed } from './installation.ts';
import { RequestHeaders } from './request-headers.ts';
import { Settings } from './settings.ts';

type W = ThresholdWorld;

Given('the installation has these settings:', async function (this: W, settings: DataTable) {
  await this.user.world.changeWorld(settingsNamed(settings.rowsHash()));
});

Given('an installation with these switches:', async function (this: W, switches: DataTable) {
  await this.overHttp(Settings).install(switches.rowsHash());
});

When('the settings are asked for', async function (this: W) {
  await this.overHttp(Settings).request();
});

Then('the settings say how to sign in', function (this: W) {
  this.overHttp(Settings).sayHowToSignIn();
});

Then('the settings say which addresses need a token', function (this: W) {
  this.overHttp(Settings).sayWhatIsProtected();
});

Then('the settings have these switches:', function (this: W, switches: DataTable) {
  this.overHttp(Settings).have(switches.rowsHash());
});

Then(
  'the user may be idle for {int} seconds, is signed out {int} second(s) later, and is kept alive every {int} seconds',
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

Then('the request for the events carries no access token', function (this: W) {
  this.on(RequestHeaders).lackAccessToken();
});

Then(
  'the request for the user carries an access token for the scope of its address',
  async function (this: W) {
    await this.on(RequestHeaders).haveAccessToken();
  },
);

Then('the request for the user carries the anti-forgery token of the cookie', function (this: W) {
  this.on(RequestHeaders).haveAntiForgeryToken();
});
