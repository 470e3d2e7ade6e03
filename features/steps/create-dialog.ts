import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

type W = ThresholdWorld;
const listed = (text: string): string[] => text.split(', ');

Given(
  /^the "(.*)" user is signed in, and the new workflow for creating is (on|off)$/,
  async function (this: W, user: string, workflow: string) {
    await this.driver.createDialog.startSignedIn(user, workflow === 'on');
  },
);

Given(
  'the {string} user, who may lock rates, is signed in to the new workflow',
  async function (this: W, user: string) {
    await this.driver.createDialog.startSignedIn(user, true, { quickLock: true });
  },
);

When('I ask to create a loan', async function (this: W) {
  await this.driver.createDialog.askToCreate();
});

When('I open the menu of Create Loan by keyboard and take the first entry', async function (this: W) {
  await this.driver.createDialog.askByMenu();
});

When('I choose the action {string}', async function (this: W, action: string) {
  await this.driver.createDialog.choose(action);
});

Then(
  /^with the new workflow (on|off), Create Loan on (.*) leads to (.*)$/,
  async function (this: W, workflow: string, page: string, what: string) {
    await this.driver.createDialog.leadsTo(page, workflow, what);
  },
);

Then('the create dialog is accessible', async function (this: W) {
  await this.driver.createDialog.isAccessible();
});

Then(
  'the create dialog is {int} pixels wide, also in a window of {int} pixels',
  async function (this: W, pixels: number, inWindow: number) {
    await this.driver.createDialog.isWideAtLeast(pixels, inWindow);
  },
);

Then('the create dialog offers {string}', async function (this: W, actions: string) {
  await this.driver.createDialog.offers(listed(actions));
});

Then('the action {string} has the focus', async function (this: W, action: string) {
  await this.driver.createDialog.actionHasFocus(action);
});

Then('the page {string} opens for:', async function (this: W, page: string, facts: DataTable) {
  await this.driver.createDialog.opened(page, facts.rowsHash());
});

Then('the code of the borrower check was not fetched yet', async function (this: W) {
  await this.driver.createDialog.checkFetched(0);
});

Then('the code of the borrower check was fetched once', async function (this: W) {
  await this.driver.createDialog.checkFetched(1);
});

When('I check the borrower {word} {word}', async function (this: W, firstName: string, lastName: string) {
  await this.driver.createDialog.checkBorrower(firstName, lastName);
});

Then('the check lists the loan {string}', async function (this: W, loanNumber: string) {
  await this.driver.createDialog.checkLists(loanNumber);
});

When('I go on with the tax identifier {string}', async function (this: W, taxIdentifier: string) {
  await this.driver.createDialog.confirmBorrower(taxIdentifier);
});

Then(
  'the browser session keeps the borrower {word} {word} with {string}',
  async function (this: W, firstName: string, lastName: string, taxIdentifier: string) {
    await this.driver.createDialog.keepsBorrower(firstName, lastName, taxIdentifier);
  },
);

Then('the browser session keeps the matching loans {string}', async function (this: W, numbers: string) {
  await this.driver.createDialog.keepsMatches(listed(numbers));
});

When('the framed page says that it has checked a borrower', async function (this: W) {
  const borrower = {
    firstName: 'Ada',
    middleName: null,
    lastName: 'Newcomer',
    generation: null,
    taxIdentifier: '123456789',
    taxIdentifierType: 'ssn',
  };
  await this.driver.legacy.say('the framed page', { type: 'createLoanCheck', borrower, matches: [] });
});

When('I create a loan through Optimal Blue', async function (this: W) {
  await this.driver.createDialog.createWithOptimalBlue();
});

When('I begin a loan through Optimal Blue and go on before the answer', async function (this: W) {
  await this.driver.createDialog.leaveBeforeOptimalBlue();
});

Then('the legacy dialog {string} opens', async function (this: W, title: string) {
  await this.driver.createDialog.legacyDialogOpened(title);
});

Then('the legacy dialog {string} is framed', async function (this: W, title: string) {
  await this.driver.createDialog.legacyDialogIsOpen(title);
});

Then(
  'the legacy dialog {string} frames the page at {string}',
  async function (this: W, title: string, address: string) {
    await this.driver.createDialog.legacyDialogFrames(title, address);
  },
);

Then('no legacy dialog opens', async function (this: W) {
  await this.driver.createDialog.noLegacyDialog();
});

When('I choose the originator {string} in it', async function (this: W, name: string) {
  await this.driver.createDialog.chooseOriginator(name);
});
