import { Given, Then } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { Notes } from './notes.ts';

type W = ThresholdWorld;

Given('I write the note {string} in the window for a note', async function (this: W, text: string) {
  await this.inBrowser(Notes).writeInWindow(text);
});

Given('I write the note {string} in the dialog', async function (this: W, text: string) {
  await this.inBrowser(Notes).writeInDialog(text);
});

Then('the notes open in another window', async function (this: W) {
  await this.inBrowser(Notes).showElsewhere();
});

Then('no other window is open', function (this: W) {
  this.inBrowser(Notes).hasNoOtherWindow();
});

Then('the note still reads {string}', async function (this: W, text: string) {
  await this.inBrowser(Notes).stillReads(text);
});
