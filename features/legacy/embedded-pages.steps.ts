import { Then, When } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { EmbeddedPages } from './embedded-pages.ts';

When(
  /^"([^"]*)" is embedded(?: for the loan of "([^"]*)")?( with its task)?$/,
  (page: string, loan: string | null, withTask: string | null) =>
    world.overHttp(EmbeddedPages).embed(page, loan, withTask && loan),
);

When(
  '{string} is embedded for the loan of {string} with the task of {string}',
  (page: string, loan: string, other: string) => world.overHttp(EmbeddedPages).embed(page, loan, other),
);

When('I look for {string} in the menu of the loan of {string}', (entry: string, borrower: string) =>
  world.overHttp(EmbeddedPages).findEntry(entry, borrower),
);

Then(
  /^the page was loaded from "(.*?)"( with the account id of that loan)?$/,
  (path: string, withNumber: string | null) =>
    world.overHttp(EmbeddedPages).wasLoadedFrom(path, withNumber !== null),
);

Then('the embedded page says {string}', (text: string) => world.overHttp(EmbeddedPages).says(text));

Then('that entry opens the legacy dialog at {string}', (path: string) =>
  world.overHttp(EmbeddedPages).entryOpensDialog(path),
);

Then('the menu of that loan begins with {string}', (entry: string) =>
  world.overHttp(EmbeddedPages).menuBeginsWith(entry),
);
