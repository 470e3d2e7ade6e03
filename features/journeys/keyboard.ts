import { expect, type Page } from '@playwright/test';
import { expectFocus, reach } from './focus.ts';
import { field } from './form.ts';
import { arriveAt } from './journey.ts';
import type { Size } from './window-size.ts';

/** A desktop window, in which the whole navigation shows. */
export const wide: Size = [1440, 900];

export const press = (page: Page, key: string): Promise<void> => page.keyboard.press(key);

export const type = (page: Page, text: string): Promise<void> => page.keyboard.type(text);

/** Opens the profile menu with Shift+Tab and Enter. */
export async function openProfileMenu(page: Page, userName: string): Promise<void> {
  await reach(page, new RegExp(`${userName}$`), 'Shift+Tab');
  await press(page, 'Enter');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
}

/** Searches with the quick search; a single match opens by itself. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await press(page, '/');
  await expectFocus(page, /^Quick search$/);
  await type(page, text);
  await press(page, 'Enter');
}

/** Copies a text to the clipboard: types it into the focused field and cuts it. */
export async function cut(page: Page, text: string): Promise<void> {
  await type(page, text);
  await press(page, 'Control+a');
  await press(page, 'Control+x');
}

async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page
    .getByRole('form')
    .getByLabel(name, { exact: true })
    .or(page.getByRole('button', { name, exact: true }));
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement)))
      return;
  }
  throw new Error(`Tab never reaches "${name}"`);
}

/** Creates a loan by keyboard, from the pipeline to the dashboard. */
export async function createByKeyboard(page: Page): Promise<void> {
  await arriveAt(page, 'Mortgage Pipeline');
  await expect(page.getByRole('button', { name: 'Create Loan' })).toBeEnabled();
  await tabTo(page, 'Create Loan');
  await page.keyboard.press('Enter');
  await arriveAt(page, 'Create Loan');
  await expect(field(page, 'Institution')).toBeFocused();

  for (const [label, start, option] of [
    ['Institution', 'marrow', 'Marrowbrook Home Lending'],
    ['Originator', 'nora', 'Nora Whitfield'],
    ['Product', 'conforming 30', 'Conforming 30 Year Fixed'],
  ] as const) {
    await expect(field(page, label)).toBeEnabled();
    if (label !== 'Institution') await tabTo(page, label);
    await page.keyboard.type(start);
    await expect(page.getByTitle(option)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(page, label)).toHaveValue(option);
  }
  await tabTo(page, 'Base loan amount');
  await page.keyboard.type('250000');
  await tabTo(page, 'First name');
  await page.keyboard.type('Kay');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Last name');
  await page.keyboard.type('Board');
  await tabTo(page, 'Tax identifier');
  await page.keyboard.type('123456789');
  await expect(field(page, 'Tax identifier')).toHaveValue('123-45-6789');
  await tabTo(page, 'Birth date');
  await page.keyboard.type('2/29/1992');
  await tabTo(page, 'Cell phone');
  await page.keyboard.type('5550100199');
  await tabTo(page, 'Zip code');
  await page.keyboard.type('98101');
  await expect(page.getByTitle('98101 Seattle, WA King')).toBeVisible();
  await page.keyboard.press('Enter');
  const borrower = page.getByRole('region', { name: 'Borrower Information', exact: true });
  await expect(borrower.getByLabel('City', { exact: true })).toHaveValue('Seattle');
  await expect(borrower.getByLabel('Birth date', { exact: true })).toHaveValue('02/29/1992');
  await tabTo(page, "Same as borrower's present address");
  await page.keyboard.press('Space');
  const property = page.getByRole('region', { name: 'Property Information', exact: true });
  await expect(property.getByLabel('County', { exact: true })).toHaveValue('King');
  await expect(page.getByRole('button', { name: 'Create Loan', exact: true })).toBeEnabled();
  await typeOnSlowMachine(page);
  await tabTo(page, 'Create Loan');
  await page.keyboard.press('Enter');
  await arriveAt(page, /^\d{10} Kay Board$/);
}

/** Asserts that fast typing keeps the order of digits. The timers of the page stay slow afterwards. */
async function typeOnSlowMachine(page: Page): Promise<void> {
  // Three different delays, since the delay at which digits could be swapped depends on the speed of the machine.
  for (let round = 0; round < 3; round += 1) {
    await delayTimers(page, 10);
    for (const [label, typed, shown] of [
      ['Sales price', '1234567.89', '1,234,567.89'],
      ['Tax identifier', '123456789', '123-45-6789'],
    ] as const) {
      await field(page, label).fill('');
      await field(page, label).focus();
      await page.keyboard.type(typed);
      await expect(field(page, label)).toHaveValue(shown);
    }
  }
}

/**
 * Delays each timer of the page by this many further milliseconds, so that keys arrive before timers fire, as on a slow
 * machine.
 */
async function delayTimers(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((more) => {
    const inTime = window.setTimeout.bind(window);
    const later = (act: TimerHandler, delay = 0, ...rest: unknown[]) => inTime(act, delay + more, ...rest);
    Reflect.set(window, 'setTimeout', later);
  }, milliseconds);
}
