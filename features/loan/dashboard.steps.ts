import { Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';
import { DashboardScreen } from './dashboard-screen.ts';

When('I open every panel', async function (this: ThresholdWorld) {
  await this.on(DashboardScreen).openEveryPanel();
});

Then('nothing on it can be edited', function (this: ThresholdWorld) {
  this.on(DashboardScreen).canEditNothing();
});

Then(
  /^the lines of "(.*)" (can|cannot) be seen$/,
  function (this: ThresholdWorld, panel: string, can: 'can' | 'cannot') {
    this.user.expect(this.on(DashboardScreen).shows(panel) === (can === 'can'), `"${panel}": ${can} be seen`);
  },
);
