import { join } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import type { World } from '../../mock-server/tools/client/client.ts';
import { providerPaths } from '../../contracts/api/provider-paths.ts';
import { type SignIns, signInsOfWorker } from '../support/users/sign-ins.ts';
import { openSite, type TestApp } from '../support/app.ts';
import { builtConsole } from '../../scripts/shared/folders.ts';
import { type Contexts, contextsOf } from '../support/contexts.ts';
import { createWorld } from '../support/worlds.ts';
import { expectAccessible, type Part } from './accessible.ts';
import { expectWithinBounds } from './fits.ts';

/** A server and its address. */
export type Site = TestApp & { readonly origin: string };

interface WorkerFixtures {
  /** The server of this worker. */
  readonly site: Site;
  /** The address of the server. */
  readonly origin: string;
  readonly contexts: Contexts;
  readonly signIns: SignIns;
}

interface Fixtures {
  /** The world of `visitor` on the server. */
  readonly world: World;
  /** A page in a new world, without a signed-in user. */
  readonly visitor: Page;
  /** Opens a path in the world of `visitor` with a stored sign-in of a persona, for journeys that do not test the sign-in. */
  readonly enterAs: (persona: string, path: string) => Promise<void>;
  /** Warnings and errors in the browser console so far. */
  readonly consoleErrors: string[];
  /** Matches warnings and errors that tests cause on purpose: `test.use({ expectedErrors: failedRequests })`. */
  readonly expectedErrors: RegExp | null;
  /** Fails a test that causes any other warning or error in the browser console. */
  readonly quietConsole: void;
}

/** Tests with a server, a world and a checked console. All journeys use this object, so that they share a worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({ browserName: _browserName }, provide) => {
      const site = await openSite({ consoleRoot: builtConsole });
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
    // After a failure the context is closed, so that Playwright takes screenshots of its pages.
    await (info.status === info.expectedStatus ? contexts.giveBack(context) : context.close());
  },
  page: async ({ context }, provide) => {
    const [page] = context.pages();
    await provide(page ?? (await context.newPage()));
  },
  consoleErrors: async ({ page }, provide) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await provide(errors);
  },
  expectedErrors: [null, { option: true }],
  quietConsole: [
    async ({ consoleErrors, expectedErrors }, provide) => {
      await provide();
      const isExpected = (text: string) => harmless.test(text) || expectedErrors?.test(text);
      expect(consoleErrors.filter((text) => !isExpected(text))).toEqual([]);
    },
    { auto: true },
  ],
  world: async ({ origin }, provide) => {
    await provide(await createWorld(fetch, origin));
  },
  visitor: async ({ page, context, origin, world }, provide) => {
    await context.addCookies([{ ...world.cookie, url: origin }]);
    await provide(page);
  },
  enterAs: async ({ visitor: page, origin, signIns }, provide) => {
    await provide(async (persona, path) => {
      await knowAtProvider(page, origin, persona);
      const isKept = await signIns.give(persona, page);
      await page.goto(origin + path);
      if (isKept) return;
      // The user is stored after the first request with an access token.
      await page.waitForFunction(() => sessionStorage.getItem('user') !== null);
      await signIns.keep(persona, page);
    });
  },
});

/** Starts a session at the identity provider, so that a sign-in in this browser shows no sign-in page. */
export async function knowAtProvider(page: Page, origin: string, persona: string): Promise<void> {
  const response = await page.request.post(origin + providerPaths.session, { data: { persona } });
  expect(response.status()).toBe(204);
}

/** Messages about failed requests, in the console of the browser. */
export const failedRequests = /Failed to load resource|A call failed|could not be (?:read|loaded)/;

/** Messages of the browser and of libraries that are not errors. */
const harmless =
  // `changeAddress` changes the address without the router, which the second message is about. By a clock that jumps
  // ahead, the stream of events has been silent for too long.
  /iframe which has both allow-scripts and allow-same-origin|use a blocker on a POP navigation|The connection to the event service ended/;

/** Folder of the screenshots. */
const pictures = join(import.meta.dirname, '..', '..', '.results', 'pictures');

/** Saves a screenshot for visual checks by hand. No test compares it. Asserts that the page is within its bounds. */
export async function saveScreenshot(page: Page, name: string): Promise<void> {
  await expectWithinBounds(page);
  await capture(page, `${name}-${page.viewportSize()?.width ?? 0}`);
}

/**
 * Checks the accessibility and bounds of the open page, and saves a screenshot of it for the page of the rule in /spec.
 * @param part the part to check, if other tests check the rest
 */
export async function checkAndSaveScreenshot(
  page: Page,
  rule: string,
  name: string,
  part: Part = {},
): Promise<void> {
  await expectAccessible(page, part);
  await capture(page, `${rule}-${name}`);
}

/** Saves a screenshot of the open page for the page of a rule in /spec. Asserts that the page is within its bounds. */
export async function saveScreenshotOf(page: Page, rule: string, name: string): Promise<void> {
  await expectWithinBounds(page);
  await capture(page, `${rule}-${name}`);
}

/** Keeps the caret visible: hiding it takes a quarter of the time of a screenshot. */
const capture = (page: Page, name: string) =>
  page.screenshot({ path: join(pictures, `${name}.png`), caret: 'initial' });

/** Waits for the heading of a page. */
export async function arriveAt(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

/** Waits for a legacy page to load in its frame. */
export const frameIsThere = (page: Page, title: string): Promise<void> =>
  expect(page.getByTitle(title, { exact: true })).toHaveAttribute('data-loaded', 'true');
