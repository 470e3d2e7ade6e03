import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { TaskInBrowser } from './task-in-browser.ts';
import { Task } from './task.ts';

type W = ThresholdWorld;
const task = { app: Task, browser: TaskInBrowser };

When('I open the task of {string}', async function (this: W, borrower: string) {
  await this.at(task).open(borrower);
});

Given('another task is open in a second tab', async function (this: W) {
  await this.inBrowser(TaskInBrowser).openOtherInSecondTab();
});

When('I follow {string} on the work order', async function (this: W, link: string) {
  await this.inBrowser(TaskInBrowser).followWorkOrder(link);
});

Then('I see the work order of that task', async function (this: W) {
  await this.at(task).seesWorkOrder();
});

Then('I see the loan of that task', async function (this: W) {
  await this.at(task).seesLoan();
});

Then('the legacy application selects the task in a hidden frame', async function (this: W) {
  await this.at(task).hasHiddenFrame();
});
