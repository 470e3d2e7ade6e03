import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { paths } from '../../web/shared/routes/paths.ts';
import type { ThresholdWorld } from '../steps/world.ts';
import { DashboardScreen } from './dashboard-screen.ts';
import { GivenDashboard } from './given-dashboard.ts';
import { MalformedDashboards, MalformedDashboardsInBrowser } from './malformed-dashboards.ts';

type W = ThresholdWorld;

const quoted = (text: string): string[] => [...text.matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? '');

Given(/^a loan with the ([\w -]+) "(.*)"$/, function (this: W, fact: string, value: string) {
  this.on(GivenDashboard).give({ [fact]: value });
});

Given('a loan with these facts:', function (this: W, facts: DataTable) {
  this.on(GivenDashboard).give(facts.rowsHash());
});

Given(/^a loan whose only known fact is the (.*)$/, function (this: W, fact: string) {
  this.on(GivenDashboard).giveOnly(fact);
});

Given('a loan with these underwriting results:', function (this: W, results: DataTable) {
  this.on(GivenDashboard).giveResults(results.raw());
});

Given('a loan with the co-borrower:', function (this: W, facts: DataTable) {
  this.on(GivenDashboard).giveCoBorrower(facts.rowsHash());
});

Given('the loan is marked as having no co-borrower', function (this: W) {
  this.on(GivenDashboard).markWithoutCoBorrower();
});

Given('a loan with these assigned users:', function (this: W, users: DataTable) {
  this.on(GivenDashboard).giveAssigned(users.raw());
});

Given('the server sends dashboards with {}', async function (this: W, fault: string) {
  await this.at({ app: MalformedDashboards, browser: MalformedDashboardsInBrowser }).damage(fault);
});

When('its dashboard is shown', async function (this: W) {
  await this.on(GivenDashboard).show();
});

When('I open the dashboard', async function (this: W) {
  await this.user.open(paths.dashboard);
});

When('I open every panel', async function (this: W) {
  await this.on(DashboardScreen).openEveryPanel();
});

Then(/^the panels are (.*)$/, function (this: W, panels: string) {
  this.on(DashboardScreen).panelsAre(quoted(panels));
});

Then(/^the open panels are (.*)$/, function (this: W, panels: string) {
  this.on(DashboardScreen).openPanelsAre(quoted(panels));
});

Then(/^the lines of "(.*)" (can|cannot) be seen$/, function (this: W, panel: string, can: string) {
  this.user.expect(this.on(DashboardScreen).isSeen(panel) === (can === 'can'), `"${panel}": ${can} be seen`);
});

Then('{string} in {string} reads {string}', function (this: W, line: string, panel: string, text: string) {
  this.on(DashboardScreen).shows(panel, { [line]: text });
});

Then('{string} shows:', function (this: W, panel: string, lines: DataTable) {
  this.on(DashboardScreen).shows(panel, lines.rowsHash());
});

Then('the second block of {string} shows:', function (this: W, panel: string, lines: DataTable) {
  this.on(DashboardScreen).shows(panel, lines.rowsHash(), 1);
});

Then(
  'the lines {string} in {string} read:',
  function (this: W, line: string, panel: string, texts: DataTable) {
    this.on(DashboardScreen).reads(panel, line, texts.raw().flat());
  },
);

Then('{string} has {int} line(s) {string}', function (this: W, panel: string, count: number, label: string) {
  this.on(DashboardScreen).hasLines(panel, label, count);
});

Then('{string} checks {string} and nothing else', function (this: W, panel: string, indicator: string) {
  this.on(DashboardScreen).checksOnly(panel, indicator);
});

Then(
  'a screen reader reads {string} in {string} as {string}',
  function (this: W, label: string, panel: string, text: string) {
    this.on(DashboardScreen).isSpoken(panel, label, text);
  },
);

Then('nothing on the dashboard can be edited', function (this: W) {
  this.on(DashboardScreen).canEditNothing();
});

Then('the page does not scroll sideways', async function (this: W) {
  await this.inBrowser(MalformedDashboardsInBrowser).scrollOnlyDown();
});

Then('no script has run', async function (this: W) {
  await this.inBrowser(MalformedDashboardsInBrowser).ranNothing();
});

Then('every line of {string} leaves its value half of its width', async function (this: W, panel: string) {
  await this.inBrowser(MalformedDashboardsInBrowser).leaveValuesRoom(panel);
});
