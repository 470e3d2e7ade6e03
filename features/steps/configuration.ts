import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given('a world with these switches:', async function (this: ThresholdWorld, switches: DataTable) {
  await this.driver.configuration.startWith(switches.rowsHash());
});

Given('the installation has these settings:', async function (this: ThresholdWorld, settings: DataTable) {
  await this.driver.configuration.install(settings.rowsHash());
});

Then('they say how to sign in', async function (this: ThresholdWorld) {
  await this.driver.configuration.saysHowToSignIn();
});

Then('they say which addresses need a token', async function (this: ThresholdWorld) {
  await this.driver.configuration.saysWhatIsProtected();
});

Then('{string} is off', async function (this: ThresholdWorld, name: string) {
  await this.driver.configuration.has({ [name]: 'off' });
});

Then('the settings have these switches:', async function (this: ThresholdWorld, switches: DataTable) {
  await this.driver.configuration.has(switches.rowsHash());
});

Then(
  'the user may be idle for {int} seconds, is signed out {int} second(s) later, and is kept alive every {int} seconds',
  async function (this: ThresholdWorld, idle: number, timeout: number, keepAlive: number) {
    await this.driver.configuration.hasIdleTimes(idle, timeout, keepAlive);
  },
);

Then('the call carries no token', async function (this: ThresholdWorld) {
  await this.driver.configuration.callHasToken(false);
});

Then('the call carries a token for the scope of its address', async function (this: ThresholdWorld) {
  await this.driver.configuration.callHasToken(true);
});

Then('the call carries no anti-forgery header', async function (this: ThresholdWorld) {
  await this.driver.configuration.callHasAntiForgery(false);
});

Then('the call carries the anti-forgery cookie as a header', async function (this: ThresholdWorld) {
  await this.driver.configuration.callHasAntiForgery(true);
});

When('the settings are asked for', async function (this: ThresholdWorld) {
  await this.driver.configuration.ask();
});
