import type { Route } from '@playwright/test';
import { configurationOperations } from '../../../contracts/api/configuration.ts';
import type { Configuration } from '../../../contracts/schemas/configuration.ts';
import type { Fault } from '../../../contracts/schemas/mock.ts';
import { providerPaths } from '../../../mock-server/identity/settings.ts';
import { ownFaults } from '../../support/faults.ts';
import type { StartActions } from '../areas/start.ts';
import { fail } from './failures.ts';
import { expect, type Visit } from './visit.ts';

const { method, path } = configurationOperations.getConfiguration;

/** How the settings fail, as the features call it. */
const failures: Readonly<Record<string, Pick<Fault, 'kind' | 'status'>>> = {
  'cannot be served': { kind: 'status', status: 503 },
  'are refused': { kind: 'status', status: 401 },
  'end in the middle': { kind: 'truncate' },
  'are not answered': { kind: 'hang' },
};

/** The downloads that a part of the product needs. */
const downloads: Readonly<Record<string, string>> = {
  'the product': '**/assets/app-*.js',
  'the create screen': '**/assets/create-loan-page-*.js',
  'the assistant': '**/assets/assistant-drawer-*.js',
};

export function startActions(visit: Visit): Partial<StartActions> {
  const { page } = visit;
  const mendSettings = async () => {
    const answer = await visit.context.request.delete(visit.origin + ownFaults);
    expect(answer.ok()).toBe(true);
  };
  const follow = async (link: string) => {
    const loaded = page.waitForEvent('load');
    await page.getByRole('link', { name: link, exact: true }).click();
    await loaded;
  };
  return {
    spoilSettings: async (how) => {
      const failure = failures[how];
      if (!failure) throw new Error(`No way to fail is called "${how}"`);
      await mendSettings();
      visit.requests.length = 0;
      await fail(visit, { operation: 'getConfiguration', times: null, ...failure });
    },
    mendSettings,
    spoilSignIn: async (how) => {
      await page.unrouteAll();
      visit.requests.length = 0;
      switch (how) {
        case 'the sign-in authority is not secure':
          return changeSignIn(visit, ({ authority }) => ({ authority: authority.replace('https', 'http') }));
        case 'the settings protect no user call':
          return changeSettings(visit, () => ({ protectedResources: {} }));
        case 'the sign-in metadata cannot be read':
          return changeSignIn(visit, () => ({ authorityMetadata: 'no metadata' }));
        default:
          await page.addInitScript(() => {
            Object.defineProperty(window, 'crypto', { value: undefined });
          });
      }
    },
    refuseTokens: async () => {
      await page.route(
        ({ pathname }) => pathname === providerPaths.token,
        (route) => route.fulfill({ status: 400, json: refusal }),
      );
    },
    failToSignIn: async (begin) => {
      const failed = page.waitForResponse((answer) => new URL(answer.url()).pathname === providerPaths.token);
      await begin();
      await failed;
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
    follow,
    followToTheSame: async (link) => {
      const said = await page.locator('body').innerText();
      await follow(link);
      await expect(page.getByRole('link', { name: link, exact: true })).toBeVisible();
      expect(await page.locator('body').innerText()).toBe(said);
    },

    askedForSettingsOnce: async () =>
      expect(visit.requests.filter((request) => request === `${method} ${path}`)).toHaveLength(1),
  };
}

const refusal = { error: 'invalid_client', error_description: 'No tokens for this client' };

type SignIn = Configuration['signIn'];

/** The settings as the server gives them, but for a part of those for the sign-in. */
const changeSignIn = (visit: Visit, change: (signIn: SignIn) => Partial<SignIn>): Promise<void> =>
  changeSettings(visit, ({ signIn }) => ({ signIn: { ...signIn, ...change(signIn) } }));

/** The settings as the server gives them, but for a part. */
async function changeSettings(
  { page }: Visit,
  change: (settings: Configuration) => Partial<Configuration>,
): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const settings = (await (await route.fetch()).json()) as Configuration;
    await route.fulfill({ json: { ...settings, ...change(settings) } });
  });
}

/** Another machine that serves what this one does. */
async function fromHere(route: Route, elsewhere: string, origin: string): Promise<void> {
  const response = await route.fetch({ url: route.request().url().replace(elsewhere, origin) });
  await route.fulfill({ response });
}
