import { type Browser, chromium } from '@playwright/test';
import { browserArguments, browserExecutable } from '../../scripts/shared/browser/browser.ts';

/** Starts the browser of a worker. Each scenario gets its own context. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserExecutable(), args: browserArguments() });
