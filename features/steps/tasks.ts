import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

When('I open the task of {string}', async function (this: ThresholdWorld, borrower: string) {
  await this.driver.tasks.open(borrower);
});

Given('another task is open in a second tab', async function (this: ThresholdWorld) {
  await this.driver.tasks.openOtherInSecondTab();
});

When('I go to the loan from its work order', async function (this: ThresholdWorld) {
  await this.driver.tasks.goToLoan();
});

When('I open its {string} from the work order', async function (this: ThresholdWorld, window: string) {
  await this.driver.tasks.openWindow(window);
});

Then(
  '{string} opens in a window of {int} by {int} pixels',
  async function (this: ThresholdWorld, title: string, width: number, height: number) {
    await this.driver.tasks.seesWindow(title, width, height);
  },
);

Then('the server was asked first whether I may see the images', async function (this: ThresholdWorld) {
  await this.driver.tasks.askedForImages();
});

Then('I see the work order of that task', async function (this: ThresholdWorld) {
  await this.driver.tasks.seesWorkOrder();
});

Then('I see the loan of that task', async function (this: ThresholdWorld) {
  await this.driver.tasks.seesDashboard();
});

Then('a hidden frame selects the task too', async function (this: ThresholdWorld) {
  await this.driver.tasks.hasHiddenFrame();
});
