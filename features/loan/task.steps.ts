import { Given, Then, When } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { TaskInBrowser } from './task-in-browser.ts';
import { Task } from './task.ts';

const task = { app: Task, browser: TaskInBrowser };

When('I open the task of {string}', (borrower: string) => world.at(task).open(borrower));

Given('another task is open in a second tab', () => world.inBrowser(TaskInBrowser).openOtherInSecondTab());

When('I follow {string} on the work order', (link: string) =>
  world.inBrowser(TaskInBrowser).followWorkOrder(link),
);

Then('I see the work order of that task', () => world.at(task).seesWorkOrder());

Then('I see the loan of that task', () => world.at(task).seesLoan());

Then('the legacy application selects the task in a hidden frame', () => world.at(task).hasHiddenFrame());
