import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { Tabs } from './tabs.ts';

type W = ThresholdWorld;

Given('the loan pipeline is open in a second tab', async function (this: W) {
  await this.inBrowser(Tabs).openPipeline();
});

Given(
  'the product is shown in a frame inside a frame of another page of this site',
  async function (this: W) {
    await this.inBrowser(Tabs).frameProduct();
  },
);

When('I switch to the profile {int} in the second tab', async function (this: W, profile: number) {
  await this.inBrowser(Tabs).switchProfile(profile);
});

When('I choose {string} in the second tab', async function (this: W, button: string) {
  await this.inBrowser(Tabs).choose(button);
});

When('I log out in the second tab', async function (this: W) {
  await this.inBrowser(Tabs).logOutInSecond();
});

When('I log out inside the frame', async function (this: W) {
  await this.inBrowser(Tabs).logOutInFrame();
});

Then('both tabs are signed out', async function (this: W) {
  await this.inBrowser(Tabs).areSignedOut();
});

Then('the page around the frame receives a logout message', async function (this: W) {
  await this.inBrowser(Tabs).hostHeardLogout();
});

Then('the frame shows the signed-out page', async function (this: W) {
  await this.inBrowser(Tabs).frameIsSignedOut();
});

Then('nothing of the sign-in is left in the browser session', async function (this: W) {
  await this.inBrowser(Tabs).keepsNoSignIn();
});
