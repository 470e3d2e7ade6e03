import { Given, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given('the loan pipeline is open in a second tab', async function (this: ThresholdWorld) {
  await this.driver.leaving.openPipelineInSecondTab();
});

When('I press {string} in the second tab', async function (this: ThresholdWorld, button: string) {
  await this.driver.leaving.answerInSecondTab(button);
});
