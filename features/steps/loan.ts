import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given(/^a loan with (\w+) "(.*)"$/, async function (this: ThresholdWorld, fact: string, value: string) {
  await this.driver.loan.imagine({ [fact]: value });
});

Given('a loan with these facts:', async function (this: ThresholdWorld, facts: DataTable) {
  await this.driver.loan.imagine(facts.rowsHash());
});

Given('a loan on which only {word} is true', async function (this: ThresholdWorld, fact: string) {
  await this.driver.loan.imagineOnly(fact);
});

Given('a loan with these underwriting results:', async function (this: ThresholdWorld, results: DataTable) {
  await this.driver.loan.imagineResults(results.raw());
});

Given('a loan without underwriting results', async function (this: ThresholdWorld) {
  await this.driver.loan.imagineResults([]);
});

Given('a loan with the co-borrower {string}', async function (this: ThresholdWorld, name: string) {
  await this.driver.loan.imagineCoBorrower(name);
});

Given('a loan with these assigned users:', async function (this: ThresholdWorld, users: DataTable) {
  await this.driver.loan.imagineAssigned(users.raw());
});

Given('a loan is open', async function (this: ThresholdWorld) {
  await this.driver.loan.haveOpenLoan('Amelia Thornquist');
});

Given('the loan of {string} is open', async function (this: ThresholdWorld, borrower: string) {
  await this.driver.loan.haveOpenLoan(borrower);
});

When('its dashboard is shown', async function (this: ThresholdWorld) {
  await this.driver.loan.showDashboard();
});

When(
  'I open the loan of {string} from the pipeline',
  async function (this: ThresholdWorld, borrower: string) {
    await this.driver.loan.openFromPipeline(borrower);
  },
);

When('I open the loan of {string}', async function (this: ThresholdWorld, borrower: string) {
  await this.driver.loan.openFromFrame(borrower);
});

When('I open the dashboard', async function (this: ThresholdWorld) {
  await this.driver.loan.openDashboard();
});

Then('the loan summary shows:', async function (this: ThresholdWorld, facts: DataTable) {
  await this.driver.loan.summaryShows(facts.rowsHash());
});

Then('it is titled {string}', async function (this: ThresholdWorld, title: string) {
  await this.driver.loan.seesTitle(title);
});

Then('it is titled with the loan number and {string}', async function (this: ThresholdWorld, name: string) {
  await this.driver.loan.seesNumberAnd(name);
});

Then(
  '{string} in {string} reads {string}',
  async function (this: ThresholdWorld, line: string, panel: string, text: string) {
    await this.driver.loan.shows(panel, { [line]: text });
  },
);

Then('{string} shows:', async function (this: ThresholdWorld, panel: string, lines: DataTable) {
  await this.driver.loan.shows(panel, lines.rowsHash());
});

Then(
  'the lines {string} in {string} read:',
  async function (this: ThresholdWorld, line: string, panel: string, texts: DataTable) {
    await this.driver.loan.showsLines(panel, line, texts.raw().flat());
  },
);

Then(
  'there is no line {string} in {string}',
  async function (this: ThresholdWorld, line: string, panel: string) {
    await this.driver.loan.showsLines(panel, line, []);
  },
);

Then(
  '{string} checks {string} and nothing else',
  async function (this: ThresholdWorld, panel: string, indicator: string) {
    await this.driver.loan.checksOnly(panel, indicator);
  },
);

Then(
  '{string} holds a second block with the same lines, named {string}',
  async function (this: ThresholdWorld, panel: string, name: string) {
    await this.driver.loan.holdsSecondBlock(panel, name);
  },
);

Then(
  'the second block of {string} shows:',
  async function (this: ThresholdWorld, panel: string, lines: DataTable) {
    await this.driver.loan.showsInSecondBlock(panel, lines.rowsHash());
  },
);

Then('{string} holds one block only', async function (this: ThresholdWorld, panel: string) {
  await this.driver.loan.holdsOneBlock(panel);
});

Then(/^its panels are (.*)$/, async function (this: ThresholdWorld, panels: string) {
  await this.driver.loan.hasPanels(quoted(panels));
});

Then(/^the open panels are (.*)$/, async function (this: ThresholdWorld, panels: string) {
  await this.driver.loan.openPanelsAre(quoted(panels));
});

Then('the dashboard of the new loan opens', async function (this: ThresholdWorld) {
  await this.driver.loan.seesDashboard();
});

Then('I see the dashboard of that loan', async function (this: ThresholdWorld) {
  await this.driver.loan.seesDashboard();
});

Then('the lead summary of {string} opens', async function (this: ThresholdWorld, name: string) {
  await this.driver.loan.seesLeadSummary(name);
});

Then('a hidden frame selects the loan too', async function (this: ThresholdWorld) {
  await this.driver.loan.hasHiddenFrame();
});

Then('the browser session keeps the account of that loan', async function (this: ThresholdWorld) {
  await this.driver.loan.keepsAccount();
});

const quoted = (text: string): string[] => [...text.matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? '');

Given('the dashboards have {}', async function (this: ThresholdWorld, fault: string) {
  await this.driver.badAnswers.damage(fault);
});

Then('the page scrolls down only', async function (this: ThresholdWorld) {
  await this.driver.badAnswers.scrollsOnlyDown();
});

Then('nothing of the answer was run', async function (this: ThresholdWorld) {
  await this.driver.badAnswers.ranNothing();
});

Then(
  'every line of {string} leaves its value half of its width',
  async function (this: ThresholdWorld, panel: string) {
    await this.driver.badAnswers.leavesValuesRoom(panel);
  },
);

Given('a loan for {string} is created in another world', async function (this: ThresholdWorld, name: string) {
  await this.driver.createLoan.createElsewhere(name);
});

Then(
  'every standard loan is listed with its borrower, amount and status',
  async function (this: ThresholdWorld) {
    await this.driver.loan.listsStandardLoans();
  },
);

Then('no loan of {string} is listed', async function (this: ThresholdWorld, name: string) {
  await this.driver.loan.lists(name, 0);
});

Then('the loan of {string} is in the loan pipeline', async function (this: ThresholdWorld, name: string) {
  await this.driver.loan.lists(name, 1);
});

Then('the loan of {string} is not in the loan pipeline', async function (this: ThresholdWorld, name: string) {
  await this.driver.loan.lists(name, 0);
});

Then('one loan of {string} is in the loan pipeline', async function (this: ThresholdWorld, name: string) {
  await this.driver.loan.lists(name, 1);
});

Then(
  'the loans of the {string} queue are listed and no others',
  async function (this: ThresholdWorld, queue: string) {
    await this.driver.loan.listsQueueOnly(queue);
  },
);

Then('the pipeline is unchanged', async function (this: ThresholdWorld) {
  await this.driver.loan.isUnchanged();
});
