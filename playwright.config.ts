import { defineConfig } from '@playwright/test';
import { browserArguments, browserExecutable } from './scripts/shared/browser/browser.ts';

/** Whole journeys, few of them. What a single rule needs stands in the features instead. */
export default defineConfig({
  testMatch: ['features/journeys/*.spec.ts', 'features/site/*.spec.ts'],
  globalSetup: './features/support/build-pages.ts',
  outputDir: '.results/journeys',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    actionTimeout: 15_000,
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browserExecutable(), args: browserArguments() },
  },
});
