import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given('the dashboards have {}', async function (this: ThresholdWorld, fault: string) {
  await this.driver.badAnswers.damage(fault);
});

When('the dashboards are sound again', async function (this: ThresholdWorld) {
  await this.driver.badAnswers.repair();
});

When('I try again', async function (this: ThresholdWorld) {
  await this.driver.badAnswers.tryAgain();
});

Then('the page says {string}, and no message opens', async function (this: ThresholdWorld, text: string) {
  await this.driver.badAnswers.showsFailure(text);
});

Then(
  '{string} has {int} line(s) {string}',
  async function (this: ThresholdWorld, panel: string, count: number, label: string) {
    await this.driver.badAnswers.hasLines(panel, label, count);
  },
);

Then('{string} in {string} is blank', async function (this: ThresholdWorld, label: string, panel: string) {
  await this.driver.badAnswers.isBlank(panel, label);
});

Then('the page scrolls down only', async function (this: ThresholdWorld) {
  await this.driver.badAnswers.scrollsOnlyDown();
});

Then('the panels of the dashboard stand', async function (this: ThresholdWorld) {
  await this.driver.badAnswers.isWhole();
});

Then('nothing of the answer was run', async function (this: ThresholdWorld) {
  await this.driver.badAnswers.ranNothing();
});

Then(
  'every line of {string} leaves its value half of its width',
  async function (this: ThresholdWorld, panel: string) {
    await this.driver.badAnswers.leavesValuesRoom(panel);
  },
);
