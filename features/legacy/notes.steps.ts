import { Given, Then } from '@cucumber/cucumber';
import type { Page } from '@playwright/test';
import { expect } from '../support/users/expect.ts';
import { world } from '../support/users/world.ts';
import { addressOfPage } from '../support/vocabulary/vocabulary.ts';

class Note {
  /** The window in which the note is written. */
  window: Page | undefined;
}

const fieldIn = (place: Pick<Page, 'getByLabel'>) => place.getByLabel('Note', { exact: true });

Given(/^I write the note "(.*)" in the (window|dialog) for a note$/, async (text: string, place: string) => {
  const { browser } = world;
  if (place === 'dialog') {
    return fieldIn(browser.page.getByRole('dialog').locator('iframe').contentFrame()).fill(text);
  }
  const opened = browser.page.waitForEvent('popup');
  await browser.choose('Add Note');
  const window = await opened;
  world.on(Note).window = window;
  await fieldIn(window).fill(text);
});

Then('the open windows are {string}', (titles: string) => {
  const { page, context } = world.browser;
  const windows = () => context.pages().filter((other) => other !== page);
  return expect
    .poll(() => windows().map((other) => new URL(other.url()).pathname))
    .toEqual(titles.split(', ').map(addressOfPage));
});

Then('the note still reads {string}', (text: string) => {
  const { window } = world.on(Note);
  if (!window) throw new Error('No note is being written in a window');
  return expect(fieldIn(window)).toHaveValue(text);
});
