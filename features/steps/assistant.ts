import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

type W = ThresholdWorld;

Given('I have opened the assistant', async function (this: W) {
  await this.driver.assistant.open();
});

When('I press the assistant button', async function (this: W) {
  await this.driver.assistant.toggle();
});

When(/^I ask the assistant "(.*)"$/, async function (this: W, prompt: string) {
  await this.driver.assistant.ask(prompt);
});

When('I open the citation {string}', async function (this: W, title: string) {
  await this.driver.assistant.openCitation(title);
});

When('I open the Terms of Service', async function (this: W) {
  await this.driver.assistant.openTerms();
});

Then('I read the beginning of the answer', async function (this: W) {
  await this.driver.assistant.seesBeginning();
});

Then('the assistant is {int} pixels wide, at the right edge', async function (this: W, width: number) {
  await this.driver.assistant.seesDrawer(width);
});

Then('a window of {int} by {int} pixels opens', async function (this: W, width: number, height: number) {
  await this.driver.assistant.seesWindow(width, height);
});

Then('the page in the window that opens cannot reach the product', async function (this: W) {
  await this.driver.assistant.cannotReachBack();
});

Then('that window reads {string}', async function (this: W, text: string) {
  await this.driver.assistant.windowReads(text);
});
