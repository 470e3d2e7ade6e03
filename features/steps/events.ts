import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given(
  'the loan {int} is open and its events are heard',
  async function (this: ThresholdWorld, generalAccountId: number) {
    await this.driver.events.hearOpenLoan(generalAccountId);
  },
);

When(
  'the server announces that the loan has {int} notes, {int} of them shared',
  async function (this: ThresholdWorld, count: number, shared: number) {
    await this.driver.events.tellNotes(count, shared);
  },
);

When(
  'the server announces that the loan {int} has {int} notes',
  async function (this: ThresholdWorld, generalAccountId: number, count: number) {
    await this.driver.events.tellNotesOf(generalAccountId, count);
  },
);

When('the server announces that the menu of the loan has changed', async function (this: ThresholdWorld) {
  await this.driver.events.tellMenu();
});

When('the session ends', async function (this: ThresholdWorld) {
  await this.driver.events.endSession();
});

Then(
  'the product knows of {int} notes, {int} of them shared',
  async function (this: ThresholdWorld, count: number, shared: number) {
    await this.driver.events.knowsNotes(count, shared);
  },
);

Then('the product knows of no notes', async function (this: ThresholdWorld) {
  await this.driver.events.knowsNoNotes();
});

Then('the event was ignored', async function (this: ThresholdWorld) {
  await this.driver.events.wasIgnored();
});

Then('the menu of the loan is asked for again', async function (this: ThresholdWorld) {
  await this.driver.events.askedForMenuAgain();
});

Then('the product no longer listens to events', async function (this: ThresholdWorld) {
  await this.driver.events.nobodyListens();
});
