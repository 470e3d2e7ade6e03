import { Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

When('I open the error page for the code {string}', async function (this: ThresholdWorld, code: string) {
  await this.driver.errors.openErrorPage(code);
});

When(
  'the address changes to the code {string} without loading the page again',
  async function (this: ThresholdWorld, code: string) {
    await this.driver.errors.changeCode(code);
  },
);

When('an unknown account is looked up', async function (this: ThresholdWorld) {
  await this.driver.errors.askForMissing('an account');
});

When('{} is asked for and does not exist', async function (this: ThresholdWorld, what: string) {
  await this.driver.errors.askForMissing(what);
});

When('the settings are asked for in a world that does not exist', async function (this: ThresholdWorld) {
  await this.driver.errors.askUnknownWorld();
});

When('a loan is sent', async function (this: ThresholdWorld) {
  await this.driver.errors.sendLoan({});
});

When('a loan is sent without the anti-forgery header', async function (this: ThresholdWorld) {
  await this.driver.errors.sendLoan({ withoutAntiForgery: true });
});

When('a loan is sent with an extra field {string}', async function (this: ThresholdWorld, field: string) {
  await this.driver.errors.sendLoan({ changes: { [field]: 'anything' } });
});

When('a loan is sent with an interest rate of {float}', async function (this: ThresholdWorld, rate: number) {
  await this.driver.errors.sendLoan({ changes: { interestRate: rate } });
});

Then('the page is titled {string}', async function (this: ThresholdWorld, title: string) {
  await this.driver.errors.seesTitle(title);
});

Then('the tab is titled {string}', async function (this: ThresholdWorld, title: string) {
  await this.driver.errors.tabIsTitled(title);
});

Then('I read {string}', async function (this: ThresholdWorld, text: string) {
  await this.driver.errors.seesText(text);
});

Then('the response is:', async function (this: ThresholdWorld, body: string) {
  await this.driver.errors.responseIs(body);
});

Then(
  'it is refused with {int} and the reason {string}',
  async function (this: ThresholdWorld, status: number, reason: string) {
    await this.driver.errors.wasRefused(status, reason);
  },
);

Then('the call is refused as not signed in', async function (this: ThresholdWorld) {
  await this.driver.errors.wasRefused(401);
});

Then('the refusal points to {string}', async function (this: ThresholdWorld, address: string) {
  await this.driver.errors.refusalPointsTo(address);
});

Then('the refusal names the field {string}', async function (this: ThresholdWorld, field: string) {
  await this.driver.errors.refusalNames(field);
});

Then('the answer carries a trace id', async function (this: ThresholdWorld) {
  await this.driver.errors.hasTraceId();
});

Then('the server error is shown with the trace id of the answer', async function (this: ThresholdWorld) {
  await this.driver.errors.seesServerError();
});

When('I open the dashboard of an application that does not exist', async function (this: ThresholdWorld) {
  await this.driver.errors.openMissingLoan();
});

Then('a message titled {string} appears', async function (this: ThresholdWorld, title: string) {
  await this.driver.errors.seesMessage(title);
});

Then('it names the support number and the trace id of the answer', async function (this: ThresholdWorld) {
  await this.driver.errors.namesSupport();
});

Then('no server error is shown', async function (this: ThresholdWorld) {
  await this.driver.errors.seesNoServerError();
});

Then('the failure is logged', async function (this: ThresholdWorld) {
  await this.driver.errors.wasLogged();
});
