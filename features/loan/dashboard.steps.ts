import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { paths } from '../../web/shared/routes/paths.ts';
import { world } from '../users/world.ts';
import { DashboardScreen } from './dashboard-screen.ts';
import { GivenDashboard } from './given-dashboard.ts';
import { MalformedDashboards, MalformedDashboardsInBrowser } from './malformed-dashboards.ts';

const quoted = (text: string): string[] => [...text.matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? '');

Given(/^a loan with the ([\w -]+) "(.*)"$/, (fact: string, value: string) =>
  world.on(GivenDashboard).give({ [fact]: value }),
);

Given('a loan with these facts:', (facts: DataTable) => world.on(GivenDashboard).give(facts.rowsHash()));

Given(/^a loan whose only known fact is the (.*)$/, (fact: string) =>
  world.on(GivenDashboard).giveOnly(fact),
);

Given('a loan with these underwriting results:', (results: DataTable) =>
  world.on(GivenDashboard).giveResults(results.raw()),
);

Given('a loan with the co-borrower:', (facts: DataTable) =>
  world.on(GivenDashboard).giveCoBorrower(facts.rowsHash()),
);

Given('the loan is marked as having no co-borrower', () => world.on(GivenDashboard).markWithoutCoBorrower());

Given('a loan with these assigned users:', (users: DataTable) =>
  world.on(GivenDashboard).giveAssigned(users.raw()),
);

Given('the server sends dashboards with {}', (fault: string) =>
  world.at({ app: MalformedDashboards, browser: MalformedDashboardsInBrowser }).damage(fault),
);

When('its dashboard is shown', () => world.on(GivenDashboard).show());

When('I open the dashboard', () => world.user.open(paths.dashboard));

When('I open every panel', () => world.on(DashboardScreen).openEveryPanel());

Then(/^the panels are (.*)$/, (panels: string) => world.on(DashboardScreen).panelsAre(quoted(panels)));

Then(/^the open panels are (.*)$/, (panels: string) =>
  world.on(DashboardScreen).openPanelsAre(quoted(panels)),
);

Then(/^the lines of "(.*)" (can|cannot) be seen$/, (panel: string, can: string) =>
  world.user.expect(
    world.on(DashboardScreen).isSeen(panel) === (can === 'can'),
    `"${panel}": ${can} be seen`,
  ),
);

Then('{string} in {string} reads {string}', (line: string, panel: string, text: string) =>
  world.on(DashboardScreen).shows(panel, { [line]: text }),
);

Then('{string} shows:', (panel: string, lines: DataTable) =>
  world.on(DashboardScreen).shows(panel, lines.rowsHash()),
);

Then('the second block of {string} shows:', (panel: string, lines: DataTable) =>
  world.on(DashboardScreen).shows(panel, lines.rowsHash(), 1),
);

Then('the lines {string} in {string} read:', (line: string, panel: string, texts: DataTable) =>
  world.on(DashboardScreen).reads(panel, line, texts.raw().flat()),
);

Then('{string} has {int} line(s) {string}', (panel: string, count: number, label: string) =>
  world.on(DashboardScreen).hasLines(panel, label, count),
);

Then('{string} checks {string} and nothing else', (panel: string, indicator: string) =>
  world.on(DashboardScreen).checksOnly(panel, indicator),
);

Then('a screen reader reads {string} in {string} as {string}', (label: string, panel: string, text: string) =>
  world.on(DashboardScreen).isSpoken(panel, label, text),
);

Then('nothing on the dashboard can be edited', () => world.on(DashboardScreen).canEditNothing());

Then('the page does not scroll sideways', () =>
  world.inBrowser(MalformedDashboardsInBrowser).scrollOnlyDown(),
);

Then('no script has run', () => world.inBrowser(MalformedDashboardsInBrowser).ranNothing());

Then('every line of {string} leaves its value half of its width', (panel: string) =>
  world.inBrowser(MalformedDashboardsInBrowser).leaveValuesRoom(panel),
);
