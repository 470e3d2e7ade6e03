import { Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

When('I press {string}', async function (this: ThresholdWorld, name: string) {
  await this.driver.session.press(name);
});

Then('I can press {string}', async function (this: ThresholdWorld, button: string) {
  await this.driver.session.canPress(button, true);
});

Then(/^"(.*)" (can|cannot) be pressed$/, async function (this: ThresholdWorld, button: string, can: string) {
  await this.driver.session.canPress(button, can === 'can');
});
