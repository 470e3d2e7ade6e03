import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';
import { openSite } from '../support/app.ts';
import { createWorld } from '../support/worlds.ts';

interface WorkerThings {
  /** Address of a server that this worker shares between its journeys. */
  readonly origin: string;
}

interface Things {
  /** A page in a world of its own; nobody is signed in. */
  readonly visitor: Page;
  /** What the console complained about. Must be empty at the end. */
  readonly complaints: string[];
}

/** Tests with a server, a world and a watched console. */
export const test = base.extend<Things, WorkerThings>({
  origin: [
    async ({ browserName: _browserName }, provide) => {
      const site = await openSite();
      await provide(site.origin);
      await site.close();
    },
    { scope: 'worker' },
  ],
  complaints: async ({ page }, provide) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await provide(complaints);
  },
  visitor: async ({ page, context, origin }, provide) => {
    const { cookie } = await createWorld(fetch, origin);
    await context.addCookies([{ ...cookie, url: origin }]);
    await provide(page);
  },
});

/** What the browser and the sign-in library say although nothing is wrong. */
const harmless = [/iframe which has both allow-scripts and allow-same-origin/];

/** The console has nothing to complain about. */
export function expectQuiet(complaints: readonly string[]): void {
  expect(complaints.filter((text) => !harmless.some((pattern) => pattern.test(text)))).toEqual([]);
}

/**
 * The page is for everybody: nothing serious or critical, frames included.
 * @param besides what another journey has checked in this very state: older pages cost as much again as the page around
 */
export async function expectAccessible(page: Page, besides: readonly string[] = []): Promise<void> {
  const axe = new AxeBuilder({ page });
  for (const selector of besides) axe.exclude(selector);
  const { violations } = await axe.analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
  expect(told).toEqual([]);
}

/** Where pictures lie. */
export const pictures = join(import.meta.dirname, '..', '..', '.results', 'pictures');

/** A picture for people to look at; nothing compares it. */
export async function picture(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({ path: join(pictures, `${name}-${width}.png`) });
}

/** One state of a gallery: it is checked, and its picture goes to the specification, beside the rule. */
export async function exhibit(
  page: Page,
  rule: string,
  name: string,
  besides: readonly string[] = [],
): Promise<void> {
  await expectAccessible(page, besides);
  await show(page, rule, name);
}

/** The same for a state in which there is nothing to check that was not checked before. */
export async function show(page: Page, rule: string, name: string): Promise<void> {
  await page.screenshot({ path: join(pictures, `${rule}-${name}.png`) });
}

/** A page has arrived when its heading stands there. */
export async function arriveAt(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}
