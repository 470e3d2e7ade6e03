import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

type W = ThresholdWorld;

Given('I write the note {string} in its window', async function (this: W, text: string) {
  await this.driver.notes.writeInWindow(text);
});

Given('I write the note {string} in the dialog', async function (this: W, text: string) {
  await this.driver.notes.writeInDialog(text);
});

When('I open the window {string}', async function (this: W, icon: string) {
  await this.driver.notes.openWindow(icon);
});

Then('the notes open in another window', async function (this: W) {
  await this.driver.notes.showsNotesElsewhere();
});

Then('no other window is open', async function (this: W) {
  await this.driver.notes.hasNoOtherWindow();
});

Then('the note still reads {string}', async function (this: W, text: string) {
  await this.driver.notes.stillReads(text);
});
