import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { CreateDialog, CreateDialogInBrowser, dialog } from './create-dialog.ts';

Given(
  /^the "(.*)" user(, who may lock rates,)? is signed in to the (new|old) workflow$/,
  (user: string, mayLock: string | null, workflow: string) =>
    world.at(dialog).signIn(user, workflow === 'new', mayLock !== null),
);

Given('I have chosen Create Loan, then {string}', (action: string) => world.on(CreateDialog).begin(action));

When('I choose Create Loan from the menu with the keyboard', () =>
  world.inBrowser(CreateDialogInBrowser).openByMenu(),
);

Then('the create dialog offers {string}', (actions: string) =>
  world.on(CreateDialog).offers(actions.split(', ')),
);

Then('I am asked for {string}', (fields: string) => world.on(CreateDialog).asksFor(fields.split(', ')));

Then('the page {string} opens for:', (page: string, facts: DataTable) =>
  world.at(dialog).opened(page, facts.rowsHash()),
);

Then('the create dialog is accessible', () => world.inBrowser(CreateDialogInBrowser).isAccessible());

Then(
  'the create dialog is {int} pixels wide, also in a window of {int} pixels',
  (pixels: number, inWindow: number) =>
    world.inBrowser(CreateDialogInBrowser).isWideAtLeast(pixels, inWindow),
);

Then('the legacy dialog {string} frames the page at {string}', (title: string, address: string) => {
  const frame = world.user.dialog(title).querySelector('iframe');
  assert.equal(frame?.getAttribute('src'), address);
});
