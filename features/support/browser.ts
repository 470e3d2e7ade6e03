import { type Browser, chromium } from '@playwright/test';
import { browserArguments, browserExecutable } from '../../scripts/set-up/browser.ts';

/** The one browser of a worker; every scenario gets a context of its own. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserExecutable(), args: browserArguments() });
