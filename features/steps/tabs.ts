import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

When('I log out in the second tab', async function (this: ThresholdWorld) {
  await this.driver.tabs.logOutInSecond();
});

Given('the product is shown in a frame of another page of this site', async function (this: ThresholdWorld) {
  await this.driver.tabs.frameProduct();
});

When('I log out inside the frame', async function (this: ThresholdWorld) {
  await this.driver.tabs.logOutInFrame();
});

Then('both tabs are signed out', async function (this: ThresholdWorld) {
  await this.driver.tabs.areSignedOut();
});

Then('the page around the frame hears of the logout', async function (this: ThresholdWorld) {
  await this.driver.tabs.hostHeardLogout();
});

Then('the frame shows the signed-out page', async function (this: ThresholdWorld) {
  await this.driver.tabs.frameIsSignedOut();
});

Then('nothing of the sign-in is left in the browser session', async function (this: ThresholdWorld) {
  await this.driver.tabs.keepsNoSignIn();
});
