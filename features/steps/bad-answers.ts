import { Given, Then } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given('the dashboards have {}', async function (this: ThresholdWorld, fault: string) {
  await this.driver.badAnswers.damage(fault);
});

Then('the page scrolls down only', async function (this: ThresholdWorld) {
  await this.driver.badAnswers.scrollsOnlyDown();
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
