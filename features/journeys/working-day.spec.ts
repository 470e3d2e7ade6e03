import { expect, type Page } from '@playwright/test';
import { paths } from '../../web/shared/routes/paths.ts';
import { changeAddress } from '../support/address.ts';
import { expectFocus, focused, reach } from './focus.ts';
import { expectAccessible, inDialog, inMain, inMenu } from './accessible.ts';
import { arriveAt, frameIsThere, saveScreenshot, test } from './journey.ts';
import { createByKeyboard, openProfileMenu, press, searchFor, type, wide } from './keyboard.ts';
import { resize } from './window-size.ts';

// The tasks of a working day by keyboard: no test here clicks.

test('[L-2.2-12] a day: signing in, the pipeline, a loan, help, the rates, a loan begun and given up, and one created', async ({
  visitor: page,
  world,
  origin,
}) => {
  await world.changeWorld({ flags: { enableAiAssistant: true } });
  await page.goto(origin);
  await test.step('signing in, what is new, the pipeline, a search, a loan', () => beginTheDay(page));
  await resize(page, wide);
  await changeAddress(page, paths.legacyPage('loan-pipeline'));
  await test.step('in a loan: its menu by arrows and by filter, the notes, the summary', () => inLoan(page));
  await changeAddress(page, paths.legacyPage('WhatsNew'));
  await test.step('help: the assistant, the help menu, the sheet of shortcuts', () => askForHelp(page));
  await changeAddress(page, paths.legacyPage('loan-pipeline'));
  await test.step('a loan begun and given up, the rates', () => beginAndGiveUp(page));
  await resize(page, [1280, 720]);
  await changeAddress(page, paths.legacyPage('loan-pipeline'));
  await test.step('a loan created', () => createByKeyboard(page));
});

async function beginTheDay(page: Page): Promise<void> {
  await arriveAt(page, 'Sign in');
  await reach(page, /Leila Sandoval/);
  await press(page, 'Enter');
  await arriveAt(page, 'Mortgage Pipeline');
  await frameIsThere(page, 'Mortgage Pipeline');
  await reach(page, 'Skip to content', 'Shift+Tab');
  await reach(page, 'Resources');
  await press(page, 'Enter');
  await expect(page.getByRole('navigation', { name: 'Resources menu' })).toBeVisible();
  await expectFocus(page, /^Resources$/);
  await reach(page, "What's New");
  await press(page, 'Enter');
  await arriveAt(page, "What's New");
  await frameIsThere(page, "What's New");
  await reach(page, 'Pipeline', 'Shift+Tab');
  await press(page, 'Enter');
  await arriveAt(page, 'Mortgage Pipeline');
  await frameIsThere(page, 'Mortgage Pipeline');
  await searchFor(page, 'Thornquist');
  await arriveAt(page, /^1000123401 /);
}

async function inLoan(page: Page): Promise<void> {
  await frameIsThere(page, 'Mortgage Pipeline');
  await reach(page, '1000123401');
  await press(page, 'Enter');
  await arriveAt(page, /^1000123401 /);
  const menu = page.getByRole('navigation', { name: 'Loan menu' });
  await expect(menu).toBeVisible();
  await reach(page, 'Filter the Loan menu');
  await press(page, 'ArrowDown');
  await expectFocus(page, /^Dashboard$/);
  await reach(page, 'Status Tracking', 'ArrowDown');
  await press(page, 'ArrowRight');
  await reach(page, 'Lock History', 'ArrowDown');
  await press(page, 'Enter');
  await frameIsThere(page, 'Lock History');
  await expectFocus(page, /^Lock History$/);
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Lock History');
  await expectAccessible(page, { besides: 'header' });
  await press(page, 'End');
  await press(page, 'Home');
  await expectFocus(page, /^Dashboard$/);

  await reach(page, 'Filter the Loan menu', 'Shift+Tab');
  await type(page, 'view notes');
  await expect(menu.getByRole('status')).toHaveText('1 entry matches');
  await press(page, 'ArrowDown');
  await reach(page, /^View Notes/, 'ArrowDown');
  await press(page, 'Enter');
  const notes = page.getByRole('dialog', { name: 'View Notes' });
  await expect(notes.locator('iframe')).toHaveAttribute('data-loaded', 'true');
  await expect.poll(() => notes.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await expectAccessible(page, inDialog);
  await press(page, 'Escape');
  await expect(notes).toHaveCount(0);
  await expectFocus(page, /^View Notes/);

  await reach(page, 'General Loan Summary', 'Shift+Tab');
  await press(page, 'Enter');
  const summary = page.getByRole('dialog');
  await expect(summary.locator('iframe')).toHaveAttribute('data-loaded', 'true');
  await expectFocus(page, /^Close /);
  await press(page, 'Enter');
  await expect(summary).toHaveCount(0);
  await expectFocus(page, /^General Loan Summary$/);
}

async function askForHelp(page: Page): Promise<void> {
  await arriveAt(page, "What's New");
  await reach(page, 'AI Assistant', 'Shift+Tab');
  await press(page, 'Enter');
  await expectFocus(page, /^Your question$/);
  await type(page, 'Can the down payment be a gift?');
  await press(page, 'Enter');
  const drawer = page.getByRole('dialog', { name: 'AI Assistant' });
  await expect(drawer.getByRole('article', { name: 'Answer from the assistant' })).toBeVisible();
  await expectFocus(page, /^Your question$/);
  await press(page, 'Escape');
  await expect(drawer).toHaveCount(0);
  await expectFocus(page, /^AI Assistant$/);

  await reach(page, 'Help');
  await press(page, 'Enter');
  await expect(page.getByRole('menuitem', { name: 'Lender Help' })).toBeVisible();
  await expectAccessible(page, inMenu);
  await reach(page, 'Lender Help', 'ArrowDown');
  const opened = page.waitForEvent('popup');
  await press(page, 'Enter');
  const window = await opened;
  await arriveAt(window, 'Lender Help');
  await window.close();
  await page.bringToFront();
  await expectFocus(page, /^Help$/);

  await press(page, '?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  await expect.poll(() => sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await expectAccessible(page, inDialog);
  await press(page, 'Escape');
  await expect(sheet).toBeHidden();
  await expectFocus(page, /^Help$/);
}

async function beginAndGiveUp(page: Page): Promise<void> {
  await frameIsThere(page, 'Mortgage Pipeline');
  await expect(page.getByRole('button', { name: 'Create Loan' })).toBeEnabled();
  await reach(page, 'Create Loan');
  await press(page, 'Enter');
  await arriveAt(page, 'Create Loan');
  await reach(page, /First name$/);
  await type(page, 'Kay');
  await reach(page, 'Rates', 'Shift+Tab');
  await press(page, 'Enter');
  const question = page.getByRole('dialog', { name: 'Leave without creating the loan?' });
  await expect(question).toBeVisible();
  await expectFocus(page, /^Keep editing$/);
  await press(page, 'Enter');
  await expect(question).toHaveCount(0);
  await arriveAt(page, 'Create Loan');
  await expectFocus(page, /^Rates$/);
  await press(page, 'Enter');
  await expectFocus(page, /^Keep editing$/);
  await reach(page, 'Leave');
  await press(page, 'Enter');
  await arriveAt(page, 'Rates');
  await frameIsThere(page, 'Rates');
  expect((await focused(page)).isShown).toBe(true);
  await expectAccessible(page, inMain);
}

test("by keyboard: What's New, a switch of profile, and the logout", async ({ visitor: page, enterAs }) => {
  await resize(page, wide);
  await enterAs('several-profiles', paths.legacyPage('WhatsNew'));
  await arriveAt(page, "What's New");
  await expect(
    page.getByTitle("What's New").contentFrame().getByRole('heading', { level: 2 }).first(),
  ).toBeVisible();
  await saveScreenshot(page, 'whats-new');
  await expectAccessible(page);
  await resize(page, [1280, 720]);
  await openProfileMenu(page, 'Severin Castellane');
  await expectAccessible(page, inMenu);
  await reach(page, 'Switch Profile', 'ArrowDown');
  await press(page, 'Enter');
  await expect(page.getByRole('menuitem', { name: 'Closing Department' })).toBeVisible();
  await reach(page, 'Wholesale West', 'ArrowDown');
  await reach(page, 'Closing Department', 'ArrowDown');
  await press(page, 'Enter');
  await expect(page).toHaveURL(/closing|pipeline|queue/i);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openProfileMenu(page, 'Severin Castellane');
  await expect(page.getByText('Closing Department')).toBeVisible();
  await reach(page, 'Logout', 'ArrowDown');
  await press(page, 'Enter');
  await arriveAt(page, "You've been signed out");
});
