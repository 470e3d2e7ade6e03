import type { Page } from '@playwright/test';
import { expect } from '../users/expect.ts';
import { world } from '../users/world.ts';

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
