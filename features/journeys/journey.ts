import { join } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import type { World } from '../../mock-server/client/client.ts';
import { providerPaths } from '../../mock-server/identity/settings.ts';
import { type SignIns, signInsOfWorker } from '../drivers/browser/sign-ins.ts';
import { openSite, type TestApp } from '../support/app.ts';
import { type Contexts, contextsOf } from '../support/contexts.ts';
import { createWorld } from '../support/worlds.ts';
import { expectAccessible, type Part } from './accessible.ts';

/** A server, and its address. */
export type Site = TestApp & { readonly origin: string };

interface WorkerThings {
  /** The one server of this worker. */
  readonly site: Site;
  /** Its address. */
  readonly origin: string;
  readonly contexts: Contexts;
  readonly signIns: SignIns;
}

interface Things {
  /** The world of `visitor` on the server. */
  readonly world: World;
  /** A page in a world of its own; nobody is signed in. */
  readonly visitor: Page;
  /** Opens a path in a tab that has the sign-in of a persona. For journeys that are not about signing in. */
  readonly enterAs: (persona: string, path: string) => Promise<void>;
  /** What the console complained about. Must be empty at the end. */
  readonly complaints: string[];
}

/** Tests with a server, a world and a watched console. All journeys use it, so that a worker serves them all. */
export const test = base.extend<Things, WorkerThings>({
  site: [
    async ({ browserName: _browserName }, provide) => {
      const site = await openSite();
      await provide(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  origin: [({ site }, provide) => provide(site.origin), { scope: 'worker' }],
  contexts: [({ browser, origin }, provide) => provide(contextsOf(browser, origin, {})), { scope: 'worker' }],
  signIns: [({ browserName: _browserName }, provide) => provide(signInsOfWorker()), { scope: 'worker' }],
  context: async ({ contexts }, provide, info) => {
    const page = await contexts.take();
    const context = page.context();
    await provide(context);
    // Whoever looks into a failure wants to see the pages as they stood: closing the context takes their pictures.
    await (info.status === info.expectedStatus ? contexts.giveBack(context) : context.close());
  },
  page: async ({ context }, provide) => {
    const [page] = context.pages();
    await provide(page ?? (await context.newPage()));
  },
  complaints: async ({ page }, provide) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await provide(complaints);
  },
  world: async ({ origin }, provide) => {
    await provide(await createWorld(fetch, origin));
  },
  visitor: async ({ page, context, origin, world }, provide) => {
    await context.addCookies([{ ...world.cookie, url: origin }]);
    await provide(page);
  },
  enterAs: async ({ page, origin, signIns }, provide) => {
    await provide(async (persona, path) => {
      await knowAtProvider(page, origin, persona);
      const isKept = await signIns.give(persona, page);
      await page.goto(origin + path);
      if (isKept) return;
      // The profile comes with the first call that needs the sign-in.
      await page.waitForFunction(() => sessionStorage.getItem('user') !== null);
      await signIns.keep(persona, page);
    });
  },
});

/** From now on the identity provider knows who sits in front of this browser, and does not ask. */
export async function knowAtProvider(page: Page, origin: string, persona: string): Promise<void> {
  const answer = await page.request.post(origin + providerPaths.session, { data: { persona } });
  expect(answer.status()).toBe(204);
}

/** What the browser and the sign-in library say although nothing is wrong. */
const harmless = [/iframe which has both allow-scripts and allow-same-origin/];

/** The console has nothing to complain about. */
export function expectQuiet(complaints: readonly string[]): void {
  expect(complaints.filter((text) => !harmless.some((pattern) => pattern.test(text)))).toEqual([]);
}

/** Where pictures lie. */
const pictures = join(import.meta.dirname, '..', '..', '.results', 'pictures');

/** Hiding the caret costs a quarter of a picture, and people do not mind it. */
const asItIs = { caret: 'initial' } as const;

/** A picture for people to look at; nothing compares it. */
export async function picture(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({ path: join(pictures, `${name}-${width}.png`), ...asItIs });
}

/**
 * Checks one state of a screen, and saves its picture for the rule's page in /spec.
 * @param part the part that no other check covers
 */
export async function capture(page: Page, rule: string, name: string, part: Part = {}): Promise<void> {
  await expectAccessible(page, part);
  await show(page, rule, name);
}

/** Saves the picture of a state that needs no further check. */
export async function show(page: Page, rule: string, name: string): Promise<void> {
  await page.screenshot({ path: join(pictures, `${rule}-${name}.png`), ...asItIs });
}

/** Waits for the heading of a page. */
export async function arriveAt(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

/** Waits for a legacy page to load in its frame. */
export const frameIsThere = (page: Page, title: string): Promise<void> =>
  expect(page.getByTitle(title, { exact: true })).toHaveAttribute('data-loaded', 'true');
