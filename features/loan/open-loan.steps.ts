import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { OpenLoan, openLoan } from './open-loan.ts';

Given('a loan is open', () => world.at(openLoan).have('Amelia Thornquist'));

Given(/^the (loan|lead) of "(.*)" is open$/, async (kind: string, borrower: string) => {
  if (kind === 'loan') await world.at(openLoan).have(borrower);
  else await world.on(OpenLoan).haveLead(borrower);
});

Given('the server sends no deal id for the loan of {string}', (borrower: string) =>
  world.on(OpenLoan).leaveOutDealId(borrower),
);

Given('the legacy application takes its time to select a loan', () => world.on(OpenLoan).selectSlowly());

When('I open the loan of {string}', (borrower: string) => world.at(openLoan).open(borrower));

When('I open the loan of {string} from the pipeline', (borrower: string) =>
  world.at(openLoan).openFromPipeline(borrower),
);

Then('I see the dashboard of that loan', () => world.at(openLoan).seesDashboard());

Then('the page is titled with the loan number and {string}', (name: string) =>
  world.at(openLoan).isTitledFor(name),
);

Then('the lead summary of {string} opens', (name: string) => world.on(OpenLoan).seesLeadSummary(name));

Then('the loan summary shows:', (facts: DataTable) => world.on(OpenLoan).summaryShows(facts.rowsHash()));

Then('the legacy application selects the loan in a hidden frame', () => world.at(openLoan).hasHiddenFrame());

Then(
  /^its dashboard is requested after the legacy application has selected the (loan|task)$/,
  (what: 'loan' | 'task') => world.on(OpenLoan).wasSelectedFirst(what),
);

Then('session storage has the account of that loan', () => world.on(OpenLoan).keepsAccount());

Then('the account in session storage has {string} {string}', (field: string, value: string) =>
  assert.equal(world.on(OpenLoan).kept(field), value),
);

Then(/^the browser keeps (the|no) task$/, (which: string) =>
  assert.equal(world.on(OpenLoan).task === null, which === 'no'),
);

Then('the browser logs {string}', (text: string) =>
  world.user.expect(
    world.user.tab.console.some((line) => line.includes(text)),
    `the line "${text}" in the log`,
  ),
);
