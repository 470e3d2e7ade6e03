import { expect, type Locator, type Page } from '@playwright/test';
import { failedRequests, type Site, test as journey } from './journey.ts';

/** Clicks and counts the clicks. A choice from a list is two clicks: open and choose. */
export class Hand {
  presses = 0;

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }

  async choose(list: Locator, label: string): Promise<void> {
    await this.press(list);
    await this.press(list.page().getByTitle(label, { exact: true }));
  }
}

interface Fixtures {
  /** The page with the console open. */
  readonly desk: Page;
  readonly hand: Hand;
}

/** Tests of the console, each with its own world. */
export const test = journey.extend<Fixtures>({
  // Most of these tests inject faults.
  expectedErrors: failedRequests,
  hand: async ({ browserName: _browserName }, provide) => {
    await provide(new Hand());
  },
  desk: async ({ site, visitor: page }, provide) => {
    await open(page, site);
    await provide(page);
  },
});

/** Opens the console, and waits until its live stream of the journal is open. */
export async function open(page: Page, { origin }: Site): Promise<void> {
  await page.goto(`${origin}/mock`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
}

/** Returns the radio button of an operation. */
export const operation = (desk: Page, name: string): Locator =>
  desk.locator(`input[name="operation"][value="${name}"]`);

/** Returns the button of an error, by the id of the error. */
export const errorButton = (desk: Page, id: string): Locator => desk.locator(`[data-error="${id}"]`);

/** Returns the notice of the console about the last action. */
export const notice = (desk: Page): Locator => desk.locator('#notice');

/** Returns the items in the list of pending faults. */
export const waiting = (desk: Page): Locator => desk.locator('#waiting li');

/** Returns the id of the world that the console shows. */
export const worldId = (desk: Page): Locator => desk.locator('.world-id');

/** Resets the world, and confirms it. */
export async function resetWorld(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Reset …' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Reset the world' }).click();
}
