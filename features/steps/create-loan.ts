import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given('I am on the create {word} screen', async function (this: ThresholdWorld, kind: string) {
  await this.driver.createLoan.open(kind);
});

When(/^I open the create (loan|lead) screen$/, async function (this: ThresholdWorld, kind: string) {
  await this.driver.createLoan.open(kind);
});

When('I open the loan pipeline', async function (this: ThresholdWorld) {
  await this.driver.legacy.goTo('Mortgage Pipeline');
});

When('I choose the institution {string}', async function (this: ThresholdWorld, institution: string) {
  await this.driver.createLoan.choose('Institution', institution);
});

When(
  'I choose the institution {string}, which has one originator',
  async function (this: ThresholdWorld, institution: string) {
    await this.driver.createLoan.choose('Institution', institution);
  },
);

When('I choose the originator {string}', async function (this: ThresholdWorld, originator: string) {
  await this.driver.createLoan.choose('Originator', originator);
});

When('I fill in what is required', async function (this: ThresholdWorld) {
  await this.driver.createLoan.fillInRequired();
});

When('I fill in what is required for {string}', async function (this: ThresholdWorld, name: string) {
  await this.driver.createLoan.fillInRequired(name);
});

When('I press Enter in {string}', async function (this: ThresholdWorld, field: string) {
  await this.driver.createLoan.pressEnterIn(field);
});

When('I press {string}', async function (this: ThresholdWorld, button: string) {
  await this.driver.session.press(button);
});

When(
  'I create a loan for {string} and the same request arrives twice',
  async function (this: ThresholdWorld, name: string) {
    await this.driver.createLoan.createTwiceAtOnce(name);
  },
);

Then('I can press {string}', async function (this: ThresholdWorld, button: string) {
  await this.driver.session.canPress(button, true);
});

Then('{string} can be pressed', async function (this: ThresholdWorld, button: string) {
  await this.driver.session.canPress(button, true);
});

Then('{string} cannot be pressed', async function (this: ThresholdWorld, button: string) {
  await this.driver.session.canPress(button, false);
});

Then('{string} can be used', async function (this: ThresholdWorld, field: string) {
  await this.driver.createLoan.canBeUsed(field, true);
});

Then('{string} cannot be used', async function (this: ThresholdWorld, field: string) {
  await this.driver.createLoan.canBeUsed(field, false);
});

Then('there is no field {string}', async function (this: ThresholdWorld, field: string) {
  await this.driver.createLoan.isShown(field, false);
});

Then('{string} is chosen and locked', async function (this: ThresholdWorld, field: string) {
  await this.driver.createLoan.isChosenAndLocked(field);
});

Then(
  '{string} shows the choice {string}',
  async function (this: ThresholdWorld, field: string, option: string) {
    await this.driver.createLoan.showsChoice(field, option);
  },
);

Then('the panel {string} is open', async function (this: ThresholdWorld, panel: string) {
  await this.driver.createLoan.panelIsOpen(panel);
});

Then(
  'the footer offers {string} and {string}',
  async function (this: ThresholdWorld, first: string, second: string) {
    await this.driver.createLoan.footerOffers([first, second]);
  },
);

Then('a spinner turns', async function (this: ThresholdWorld) {
  await this.driver.createLoan.spins(true);
});

Then('no spinner turns', async function (this: ThresholdWorld) {
  await this.driver.createLoan.spins(false);
});

Then('nothing was sent', async function (this: ThresholdWorld) {
  await this.driver.createLoan.nothingWasSent();
});

Then('the request says:', async function (this: ThresholdWorld, facts: DataTable) {
  await this.driver.createLoan.requestSays(facts.rowsHash());
});

Then(
  'there is {int} institution with {int} originator to choose from',
  async function (this: ThresholdWorld, institutions: number, originators: number) {
    await this.driver.createLoan.hasChoices(institutions, originators);
  },
);

Then('there is more than 1 institution to choose from', async function (this: ThresholdWorld) {
  await this.driver.createLoan.hasChoices('several');
});

Given(
  /^I have filled in a (loan|lead) for "(.*)"$/,
  async function (this: ThresholdWorld, kind: string, name: string) {
    await this.driver.createLoan.fillIn(kind, name);
  },
);

Given('the next creation is answered with {}', async function (this: ThresholdWorld, answer: string) {
  await this.driver.createLoan.answerNextWith(answer);
});

When('I send the form', async function (this: ThresholdWorld) {
  await this.driver.createLoan.sendForm();
});

When('I close the message', async function (this: ThresholdWorld) {
  await this.driver.createLoan.closeMessage();
});

When('I open what was created', async function (this: ThresholdWorld) {
  await this.driver.createLoan.openCreated();
});

Then(
  'one message is shown, titled {string}: {string}',
  async function (this: ThresholdWorld, title: string, text: string) {
    await this.driver.createLoan.showsOneMessage(title, text);
  },
);

Then('no message is shown', async function (this: ThresholdWorld) {
  await this.driver.createLoan.showsNoMessage();
});

Then(
  'the pipeline lists {int} of {string}',
  async function (this: ThresholdWorld, times: number, name: string) {
    await this.driver.loan.lists(name, times);
  },
);

Then('the server was asked for one creation', async function (this: ThresholdWorld) {
  await this.driver.createLoan.wasAskedForOneCreation();
});
