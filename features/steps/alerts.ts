import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given('the browser session keeps as alert {}', async function (this: ThresholdWorld, parts: string) {
  await this.driver.alerts.keepParts(parts);
});

Given(
  'the browser session keeps an alert of the type {string}, titled {string} and saying {string}',
  async function (this: ThresholdWorld, type: string, title: string, description: string) {
    await this.driver.alerts.keep({ type, title, description });
  },
);

Given('the browser blocks windows', async function (this: ThresholdWorld) {
  await this.driver.alerts.blockWindows();
});

When('I open the alert page', async function (this: ThresholdWorld) {
  await this.driver.alerts.openPage();
});

When('I open its image flow', async function (this: ThresholdWorld) {
  await this.driver.alerts.openImageFlow();
});

When('I follow the link of the notice that a window was blocked', async function (this: ThresholdWorld) {
  await this.driver.alerts.followNotice();
});

Then('the alert shown is {}', async function (this: ThresholdWorld, alert: string) {
  await this.driver.alerts.shows(alert);
});

Then('the server was asked first whether I may', async function (this: ThresholdWorld) {
  await this.driver.alerts.askedFirst();
});

Then('the images of that loan open in a window of their own', async function (this: ThresholdWorld) {
  await this.driver.alerts.openedImages();
});

Then(
  'an alert of the type {string} opens in a window of its own',
  async function (this: ThresholdWorld, type: string) {
    await this.driver.alerts.openedAlert(type);
  },
);

Then('the alert is titled {string}', async function (this: ThresholdWorld, title: string) {
  await this.driver.alerts.alertIsTitled(title);
});

Then('the alert says {string}', async function (this: ThresholdWorld, text: string) {
  await this.driver.alerts.alertSays(text);
});

Then('nothing opens in a window of its own', async function (this: ThresholdWorld) {
  await this.driver.alerts.openedNothing();
});
