import { Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

When(/^the window (?:is|becomes) (\d+) pixels wide$/, async function (this: ThresholdWorld, pixels: string) {
  await this.driver.banner.widen(Number(pixels));
});

When('I choose the pipeline {string}', async function (this: ThresholdWorld, pipeline: string) {
  await this.driver.banner.choosePipeline(pipeline);
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
