import { expect, type Locator, type Page } from '@playwright/test';
import { type Site, test as journey } from './journey.ts';

/** Counts what a person would have to press. A choice from a list is two presses: open it, choose. */
export class Hand {
  presses = 0;

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }

  async choose(list: Locator, label: string): Promise<void> {
    this.presses += 2;
    await list.selectOption({ label });
  }
}

interface Things {
  /** The open console. */
  readonly desk: Page;
  readonly hand: Hand;
}

/** Tests that sit at the console, each in a world of its own. */
export const test = journey.extend<Things>({
  hand: async ({ browserName: _browserName }, provide) => {
    await provide(new Hand());
  },
  desk: async ({ site, visitor: page }, provide) => {
    await open(page, site);
    await provide(page);
  },
});

/** Opens the console, and waits until it listens to the journal. */
export async function open(page: Page, { origin }: Site): Promise<void> {
  await page.goto(`${origin}/mock`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
}

/** A radio button of the list of operations. */
export const operation = (desk: Page, name: string): Locator =>
  desk.locator(`input[name="operation"][value="${name}"]`);

/** The button of an error, by its id. */
export const errorButton = (desk: Page, id: string): Locator => desk.locator(`[data-error="${id}"]`);

/** What the console says of what has been done. */
export const notice = (desk: Page): Locator => desk.locator('#notice');

/** The faults that wait. */
export const waiting = (desk: Page): Locator => desk.locator('#waiting li');
