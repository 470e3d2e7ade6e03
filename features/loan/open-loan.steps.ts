import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { OpenLoan, openLoan } from './open-loan.ts';

type W = ThresholdWorld;

Given('a loan is open', async function (this: W) {
  await this.at(openLoan).have('Amelia Thornquist');
});

Given(/^the (loan|lead) of "(.*)" is open$/, async function (this: W, kind: string, borrower: string) {
  if (kind === 'loan') await this.at(openLoan).have(borrower);
  else await this.on(OpenLoan).haveLead(borrower);
});

Given('the server sends no deal id for the loan of {string}', function (this: W, borrower: string) {
  this.on(OpenLoan).leaveOutDealId(borrower);
});

Given('the legacy application takes its time to select a loan', function (this: W) {
  this.on(OpenLoan).selectSlowly();
});

When('I open the loan of {string}', async function (this: W, borrower: string) {
  await this.at(openLoan).open(borrower);
});

When('I open the loan of {string} from the pipeline', async function (this: W, borrower: string) {
  await this.at(openLoan).openFromPipeline(borrower);
});

Then('I see the dashboard of that loan', async function (this: W) {
  await this.at(openLoan).seesDashboard();
});

Then('the page is titled with the loan number and {string}', async function (this: W, name: string) {
  await this.at(openLoan).isTitledFor(name);
});

Then('the lead summary of {string} opens', function (this: W, name: string) {
  this.on(OpenLoan).seesLeadSummary(name);
});

Then('the loan summary shows:', async function (this: W, facts: DataTable) {
  await this.on(OpenLoan).summaryShows(facts.rowsHash());
});

Then('the legacy application selects the loan in a hidden frame', async function (this: W) {
  await this.at(openLoan).hasHiddenFrame();
});

Then(
  /^its dashboard is requested after the legacy application has selected the (loan|task)$/,
  function (this: W, what: 'loan' | 'task') {
    this.on(OpenLoan).wasSelectedFirst(what);
  },
);

Then('session storage has the account of that loan', function (this: W) {
  this.on(OpenLoan).keepsAccount();
});

Then(
  'the account in session storage has {string} {string}',
  function (this: W, field: string, value: string) {
    assert.equal(this.on(OpenLoan).kept(field), value);
  },
);

Then(/^the browser keeps (the|no) task$/, function (this: W, which: string) {
  assert.equal(this.on(OpenLoan).task === null, which === 'no');
});

Then('the browser logs {string}', function (this: W, text: string) {
  this.user.expect(
    this.user.tab.console.some((line) => line.includes(text)),
    `the line "${text}" in the log`,
  );
});
