import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given(
  'a server error that says {string} and {string}, of the trace {string} and {string}',
  async function (this: ThresholdWorld, message: string, shows: string, traceId: string, showsTrace: string) {
    await this.driver.failures.imagine({
      message,
      showsMessage: shows === 'is shown',
      traceId,
      showsTraceId: showsTrace === 'is shown',
    });
  },
);

Given(
  'support has the number {string} and the site {string}',
  async function (this: ThresholdWorld, number: string, site: string) {
    await this.driver.failures.imagineSupport(number, site);
  },
);

Given(
  'the {string} call fails once, saying {string}',
  async function (this: ThresholdWorld, call: string, message: string) {
    await this.driver.failures.failOnce(call, message);
  },
);

Given('every call fails from now on with {int}', async function (this: ThresholdWorld, status: number) {
  await this.driver.failures.failAll(status);
});

When('the call {string} is sent', async function (this: ThresholdWorld, call: string) {
  await this.driver.failures.send(call);
});

When('all calls are sent at once', async function (this: ThresholdWorld) {
  await this.driver.failures.sendAll();
});

When('I copy the reference number', async function (this: ThresholdWorld) {
  await this.driver.failures.copyReference();
});

When('I press the keys {string}', async function (this: ThresholdWorld, keys: string) {
  await this.driver.failures.pressKeys(keys);
});

When('I press the keys {string} inside the framed page', async function (this: ThresholdWorld, keys: string) {
  await this.driver.failures.pressKeysInFrame(keys);
});

Then('its error message is {string}', async function (this: ThresholdWorld, message: string) {
  await this.driver.failures.dialogShows(message);
});

Then('its support text is {string}', async function (this: ThresholdWorld, support: string) {
  await this.driver.failures.dialogPointsTo(support);
});

Then('the message says {string}', async function (this: ThresholdWorld, text: string) {
  await this.driver.failures.says(text);
});

Then('the message is {int} pixels wide at most', async function (this: ThresholdWorld, pixels: number) {
  await this.driver.failures.isAtMostWide(pixels);
});

Then('the clipboard holds the trace id of the answer', async function (this: ThresholdWorld) {
  await this.driver.failures.clipboardHoldsTrace();
});

Then(
  '{string} shows for {int} seconds',
  async function (this: ThresholdWorld, text: string, seconds: number) {
    await this.driver.failures.showsFor(text, seconds);
  },
);

Then('no message is open', async function (this: ThresholdWorld) {
  await this.driver.failures.isClosed();
});

Then('the failure is shown', async function (this: ThresholdWorld) {
  await this.driver.failures.wasShown();
});

Then('the failure is only logged', async function (this: ThresholdWorld) {
  await this.driver.failures.wasOnlyLogged();
});

Then('one error is showing, with the trace id of the first answer', async function (this: ThresholdWorld) {
  await this.driver.failures.showsFirstOnly();
});

Then('the user is not logged out', async function (this: ThresholdWorld) {
  await this.driver.failures.isNotLoggedOut();
});

Then('the server received one logout', async function (this: ThresholdWorld) {
  await this.driver.failures.receivedOneLogout();
});
