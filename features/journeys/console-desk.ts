import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { FastifyInstance } from 'fastify';
import { worldCookieName } from '../../contracts/api/headers.ts';
import { newWorld } from '../../mock-server/testing.ts';
import { test as journey } from './journey.ts';

/** The server of one worker. */
export interface Running {
  readonly app: FastifyInstance;
  readonly port: number;
  readonly origin: string;
}

/** Counts the presses of a user. A choice from a list is two presses: open and choose. */
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
  /** Id of the world of the browser and its console. */
  readonly world: string;
  /** The open console. */
  readonly desk: Page;
  readonly hand: Hand;
}

/** Tests of the console, each with its own world. */
export const test = journey.extend<Things & { readonly running: Running }>({
  running: ({ site: { app, origin } }, provide) =>
    provide({ app, origin, port: Number(new URL(origin).port) }),
  hand: async ({ browserName: _browserName }, provide) => {
    await provide(new Hand());
  },
  world: async ({ running, context }, provide) => {
    const world = await newWorld(running.app);
    await enter(context, running, world);
    await provide(world);
  },
  desk: async ({ running, page, world: _world }, provide) => {
    await open(page, running);
    await provide(page);
  },
});

/** Makes a browser enter a world, as the console does. */
export async function enter(
  context: BrowserContext,
  { origin, port }: Running,
  world: string,
): Promise<void> {
  await context.addCookies([{ name: worldCookieName(port), value: world, url: origin }]);
}

/** Opens the console, and waits until its live stream of the journal is open. */
export async function open(page: Page, { origin }: Running): Promise<void> {
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

/** Returns the list of pending faults. */
export const waiting = (desk: Page): Locator => desk.locator('#waiting li');
