import { createRequire } from 'node:module';
import type * as Playwright from '@playwright/test';
import { lazy } from '../../../mock-server/platform/lazy.ts';

const playwrightExpect = lazy(() =>
  (createRequire(import.meta.url)('@playwright/test') as typeof Playwright).expect.configure({
    timeout: 15_000,
  }),
);

/**
 * Playwright's expect, with a timeout of 15 s. It loads Playwright when it is first used, because the other levels
 * import this module too and need no browser.
 */
export const expect = new Proxy((() => undefined) as unknown as typeof Playwright.expect, {
  apply: (_, __, given: Parameters<typeof Playwright.expect>) => playwrightExpect()(...given),
  get: (_, name): unknown => Reflect.get(playwrightExpect(), name),
});
