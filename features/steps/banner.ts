import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given('the loan pipeline takes its time', async function (this: ThresholdWorld) {
  await this.driver.banner.holdPipeline();
});

When(/^the window (?:is|becomes) (\d+) pixels wide$/, async function (this: ThresholdWorld, pixels: string) {
  await this.driver.banner.widen(Number(pixels));
});

When('I choose the pipeline {string}', async function (this: ThresholdWorld, pipeline: string) {
  await this.driver.banner.choosePipeline(pipeline);
});

When('I open the slow pipeline', async function (this: ThresholdWorld) {
  await this.driver.banner.openHeldPipeline();
});

When('the loan pipeline arrives', async function (this: ThresholdWorld) {
  await this.driver.banner.releasePipeline();
});

When('I go back to the loan pipeline', async function (this: ThresholdWorld) {
  await this.driver.banner.goBack();
});

Then(/^the banner has the buttons (".*")$/, async function (this: ThresholdWorld, names: string) {
  await this.driver.banner.hasButtons([...names.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name));
});

Then('there is no button {string}', async function (this: ThresholdWorld, name: string) {
  await this.driver.banner.hasNoButton(name);
});
