import { defineConfig } from '@playwright/test';

/** One journey in three browser engines, which `npm run engines` runs. It is no part of `npm test`. */
export default defineConfig({
  testMatch: 'engines.spec.ts',
  globalSetup: '../../support/build-pages.ts',
  outputDir: '../../../.results/engines',
  projects: (['chromium', 'firefox', 'webkit'] as const).map((name) => ({
    name,
    use: { browserName: name },
  })),
  workers: 1,
  timeout: 480_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
});
