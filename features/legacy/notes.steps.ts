import { Given, Then } from '@cucumber/cucumber';
import type { Page } from '@playwright/test';
import { legacyPages } from '../../contracts/api/legacy.ts';
import { expect } from '../support/users/expect.ts';
import { world } from '../support/users/world.ts';

class Note {
  /** The window in which the note is written. */
  window: Page | undefined;
}

const fieldIn = (place: Pick<Page, 'getByLabel'>) => place.getByLabel('Note', { exact: true });

/** The windows besides the product and the note. */
const otherWindows = (): Page[] => {
  const { page, context } = world.browser;
  return context.pages().filter((other) => other !== page && other !== world.on(Note).window);
};

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

Then('the notes open in another window', () =>
  expect
    .poll(() => otherWindows().map((other) => new URL(other.url()).pathname))
    .toEqual([legacyPages.ViewNotes.path]),
);

Then('no other window is open', () => expect(otherWindows()).toEqual([]));

Then('the note still reads {string}', (text: string) => {
  const { window } = world.on(Note);
  if (!window) throw new Error('No note is being written in a window');
  return expect(fieldIn(window)).toHaveValue(text);
});
