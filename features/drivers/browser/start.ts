import type { Route } from '@playwright/test';
import type { StartActions } from '../areas/start.ts';
import { settingsFaults } from '../start-faults.ts';
import { fail } from './failures.ts';
import type { Visit } from './visit.ts';

/** The downloads that a part of the product needs. */
const downloads: Readonly<Record<string, string>> = {
  'the product': '**/assets/app-*.js',
  'the create screen': '**/assets/create-loan-page-*.js',
  'the assistant': '**/assets/assistant-drawer-*.js',
};

export function startActions(visit: Visit): Partial<StartActions> {
  const { page } = visit;
  return {
    spoilSettings: async (how) => {
      await fail(visit, { operation: 'getConfiguration', times: null, ...settingsFaults(how) });
    },
    takeCryptography: async () => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'crypto', { value: undefined });
      });
    },
    // What is shown late is an animation that begins late.
    waitAWhile: () =>
      page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish())),
    cutDownload: async (what) => {
      await page.route(downloads[what] ?? what, (route) => route.abort('internetdisconnected'));
    },
    breakDownload: async (what) => {
      const body = "export default function Broken() { throw new Error('Broken'); }";
      await page.route(downloads[what] ?? what, (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      );
    },
    restoreNetwork: () => page.unrouteAll(),
    openInsecurely: async (address) => {
      const elsewhere = 'http://los.example:8080';
      await page.unrouteAll();
      await page.route(`${elsewhere}/**`, (route) => fromHere(route, elsewhere, visit.origin));
      await page.goto(elsewhere + address);
    },
  };
}

/** Another machine that serves what this one does. */
async function fromHere(route: Route, elsewhere: string, origin: string): Promise<void> {
  const response = await route.fetch({ url: route.request().url().replace(elsewhere, origin) });
  await route.fulfill({ response });
}
