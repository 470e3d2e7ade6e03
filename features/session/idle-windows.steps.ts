import type { Page } from '@playwright/test';
import { Given, Then } from '@cucumber/cucumber';
import { paths } from '../../web/shared/routes/paths.ts';
import { expect } from '../support/users/expect.ts';
import { world } from '../support/users/world.ts';
import { standardLoan } from '../support/vocabulary/standard-loans.ts';
import { routeOfPage } from '../support/vocabulary/vocabulary.ts';
import { IdleComputer } from './idle-computer.ts';

const pipeline = 'Mortgage Pipeline';

/** The window of the note: the only window besides the product. */
function noteWindow() {
  const { context, page } = world.browser;
  const [other] = context.pages().filter((one) => one !== page);
  if (!other) throw new Error('No note is being written');
  return other;
}

/** Returns the field of the note. */
export const note = () => noteWindow().getByLabel('Note', { exact: true });

Given('the product is open in a second tab', async () => {
  if (world.level === 'domain') return world.on(IdleComputer).openTab();
  const { browser } = world;
  // A sign-in needs a running clock.
  await browser.context.clock.resume();
  await browser.openSecondTab(routeOfPage(pipeline));
  await isWatched(browser.secondPage);
  await stopClock();
});

/** Opens the page of a new note in a window. */
async function openNote(): Promise<void> {
  const { browser } = world;
  await browser.open(paths.dashboardOf(standardLoan('Amelia Thornquist').applicationIdentifier));
  const opened = browser.page.waitForEvent('popup');
  await browser.choose('Add Note');
  await opened;
  await expect(note()).toBeVisible();
}

Given('I have opened the window of a note', openNote);

Given('I write a note in a window of its own', async () => {
  await world.browser.context.clock.resume();
  await openNote();
  await isWatched(world.browser.page);
  await note().fill('Call back on Monday');
  await stopClock();
});

Then(/^the warning in the (second tab|window of the note) reads "(.*)"$/, (place: string, text: string) =>
  expect(warningIn(windowAt(place)).getByText(text, { exact: true })).toBeVisible(),
);

Then('the window of the note is closed', () =>
  expect.poll(() => world.browser.context.pages()).toEqual([world.browser.page]),
);

Then('the window of the note shows no more than {string}', (entry: string) =>
  expect(noteWindow().locator('h1 ~ *')).toHaveText([/not sent/, 'Note', entry]),
);

Then('the note has the focus', () => expect(note()).toBeFocused());

/** Returns another window of the browser by its words in features. */
export const windowAt = (place: string): Page =>
  place === 'second tab' ? world.browser.secondPage : noteWindow();

/** Moves the mouse over the framed page. */
export async function moveOverFrame(): Promise<void> {
  const { mouse } = world.browser.page;
  const box = await world.browser.frame(pipeline).getByRole('table').boundingBox();
  if (!box) throw new Error('The mouse cannot move over an element that is not shown');
  await mouse.move(box.x + 20, box.y + 20);
  await mouse.move(box.x + 30, box.y + 22);
}

export const warningTitle = 'Are you still there?';

/** Returns the idle warning in a window of the browser. */
export const warningIn = (window: Page) => window.getByRole('dialog', { name: warningTitle });

/** Waits until the idle watch runs. It is loaded separately, and stores the last activity. */
export async function isWatched(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lastActivity'))).not.toBeNull();
}

/** Stops the browser's clock, so that steps advance it, and presses a key: the last activity of the user. */
export async function stopClock(): Promise<void> {
  const { context, page } = world.browser;
  await context.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000));
  await page.keyboard.press('Shift');
}
