import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given(
  /^(.*) with the open loan (\d+)$/,
  async function (this: ThresholdWorld, user: string, generalAccountId: string) {
    await this.driver.banner.imagineUserOnLoan(user, Number(generalAccountId));
  },
);

When(
  'the page in the panel {string} asks to close {string}',
  async function (this: ThresholdWorld, panel: string, name: string) {
    await this.driver.banner.askToClose(panel, name);
  },
);

Then(
  'the panel {string} frames {string} in {int} by {int}',
  async function (this: ThresholdWorld, panel: string, address: string, width: number, height: number) {
    await this.driver.banner.framesPanel(panel, address, width, height);
  },
);

Then(
  'the panel {string} is open in {int} by {int}',
  async function (this: ThresholdWorld, panel: string, width: number, height: number) {
    await this.driver.banner.panelIsOpen(panel, width, height);
  },
);

Then('the panel {string} is closed', async function (this: ThresholdWorld, panel: string) {
  await this.driver.banner.panelIsClosed(panel);
});
