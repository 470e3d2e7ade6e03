import assert from 'node:assert/strict';
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

Then(
  '{string} has {int} line(s) {string}',
  function (this: ThresholdWorld, panel: string, count: number, label: string) {
    const shown = this.on(DashboardScreen).linesOf(panel);
    assert.equal(shown.filter((line) => line.label === label).length, count);
  },
);

Then(
  'a screen reader reads {string} in {string} as {string}',
  function (this: ThresholdWorld, label: string, panel: string, text: string) {
    assert.equal(this.on(DashboardScreen).spoken(panel, label), text);
  },
);
