import { Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { EmbeddedPages } from './embedded-pages.ts';

type W = ThresholdWorld;

When(
  /^"([^"]*)" is embedded(?: for the loan of "([^"]*)")?( with its task)?$/,
  async function (this: W, page: string, loan: string | null, withTask: string | null) {
    await this.overHttp(EmbeddedPages).embed(page, loan, withTask && loan);
  },
);

When(
  '{string} is embedded for the loan of {string} with the task of {string}',
  async function (this: W, page: string, loan: string, other: string) {
    await this.overHttp(EmbeddedPages).embed(page, loan, other);
  },
);

When(
  'I look for {string} in the menu of the loan of {string}',
  async function (this: W, entry: string, borrower: string) {
    await this.overHttp(EmbeddedPages).findEntry(entry, borrower);
  },
);

Then(
  /^the page was loaded from "(.*?)"( with the account id of that loan)?$/,
  function (this: W, path: string, withNumber: string | null) {
    this.overHttp(EmbeddedPages).wasLoadedFrom(path, withNumber !== null);
  },
);

Then('the embedded page says {string}', function (this: W, text: string) {
  this.overHttp(EmbeddedPages).says(text);
});

Then('that entry opens the legacy dialog at {string}', function (this: W, path: string) {
  this.overHttp(EmbeddedPages).entryOpensDialog(path);
});

Then('the menu of that loan begins with {string}', async function (this: W, entry: string) {
  await this.overHttp(EmbeddedPages).menuBeginsWith(entry);
});
