import { defineConfig } from '@playwright/test';
import { browserArguments, browserExecutable } from '../../../scripts/shared/browser/browser.ts';

/** The chaos matrix, which `npm run chaos` runs. It is no part of `npm test`. */
export default defineConfig({
  testMatch: 'chaos.spec.ts',
  globalSetup: '../../support/build-pages.ts',
  outputDir: '../../../.results/chaos',
  workers: 3,
  fullyParallel: true,
  timeout: 180_000,
  reporter: 'line',
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    viewport: { width: 1_440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: browserExecutable(), args: browserArguments() },
  },
});
