import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import { applicationIdentifierOf } from '../../mock-server/store/schema/loan-row.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { standardLead } from '../drivers/standard-loans.ts';
import type { ThresholdWorld } from '../support/world.ts';
import { OpenLoan } from './open-loan.ts';

Given('the lead of {string} is open', async function (this: ThresholdWorld, borrower: string) {
  await this.user.open(paths.dashboardOf(applicationIdentifierOf(standardLead(borrower).generalAccountId)));
});

Given('the legacy application takes its time to select a loan', function (this: ThresholdWorld) {
  this.on(OpenLoan).selectSlowly();
});

Then(
  /^its dashboard is asked for after the legacy application has selected the (loan|task)$/,
  function (this: ThresholdWorld, what: 'loan' | 'task') {
    this.on(OpenLoan).wasSelectedFirst(what);
  },
);

Then(
  'the account that the browser session keeps has {string} {string}',
  function (this: ThresholdWorld, field: string, value: string) {
    assert.equal(this.on(OpenLoan).kept(field), value);
  },
);

Then('the browser keeps the task', function (this: ThresholdWorld) {
  assert.notEqual(this.on(OpenLoan).task, null);
});

Then('the browser keeps no task', function (this: ThresholdWorld) {
  assert.equal(this.on(OpenLoan).task, null);
});

Then('developers read {string}', function (this: ThresholdWorld, text: string) {
  this.user.expect(
    this.user.tab.console.some((line) => line.includes(text)),
    `the line "${text}" in the log`,
  );
});
