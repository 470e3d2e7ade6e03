import assert from 'node:assert/strict';
import type { Route } from '@playwright/test';
import { type Configuration, configurationOperations } from '../../contracts/operations/configuration.ts';
import type { Fault } from '../../contracts/operations/mock-schemas.ts';
import { providerPaths } from '../../mock-server/identity/settings.ts';
import type { TabUser } from '../users/tab-user.ts';
import type { BrowserUser } from '../users/browser-user.ts';

const { getConfiguration } = configurationOperations;

/** Faults of the request for the settings, by their names in features. */
const failures: Readonly<Record<string, Pick<Fault, 'kind' | 'status'>>> = {
  'cannot be served': { kind: 'status', status: 503 },
  'are refused': { kind: 'status', status: 401 },
  'end in the middle': { kind: 'truncate' },
  'do not arrive': { kind: 'hang' },
};

/** Returns the fault that the request for the settings gets. @throws {AssertionError} for an unknown name */
export function settingsFault(how: string): Fault {
  const failure = failures[how] ?? assert.fail(`Unknown failure "${how}"`);
  return { operation: 'getConfiguration', times: null, ...failure };
}

/** The startup of the product with settings or tokens that prevent a sign-in. */
export class StartUp {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Changes the settings so that no user can sign in. @param reason the reason by its name in features */
  spoilSignIn(reason: string): void {
    this.#user.tab.changeBodies<Configuration>(getConfiguration.path, (settings) =>
      changedSettings(reason, settings),
    );
  }

  /** Makes the token request fail, also for a user with a session at the identity provider. */
  refuseTokens(): void {
    const refusal = { error: 'invalid_client', error_description: 'No tokens for this client' };
    this.#user.tab.changedResponses.set(providerPaths.token, async () =>
      Response.json(refusal, { status: 400 }),
    );
  }

  /** Removes the changed responses and faults. */
  async mend(): Promise<void> {
    this.#user.tab.changedResponses.clear();
    await this.#user.world.clearFaults();
  }

  requestedSettingsOnce(): void {
    this.#user.sent(getConfiguration, 1);
  }
}

/** Address patterns of scripts, by the part of the product that each script contains. */
const downloads: Readonly<Record<string, string>> = {
  'the product': '**/assets/app-*.js',
  'the create screen': '**/assets/create-loan-page-*.js',
  'the assistant': '**/assets/assistant-drawer-*.js',
};

/** The startup of the product in a browser with a missing or broken script. */
export class StartUpInBrowser {
  readonly #visit: BrowserUser;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  async takeCryptography(): Promise<void> {
    await this.#visit.page.addInitScript(() => {
      Object.defineProperty(window, 'crypto', { value: undefined });
    });
  }

  /** Finishes all animations, since an animation with a delay shows late content. */
  async waitAWhile(): Promise<void> {
    await this.#visit.page.evaluate(() =>
      document.getAnimations().forEach((animation) => animation.finish()),
    );
  }

  async cutDownload(part: string): Promise<void> {
    await this.#visit.page.route(downloads[part] ?? part, (route) => route.abort('internetdisconnected'));
  }

  /** Replaces a script by one that throws an error when it runs. */
  async breakDownload(part: string): Promise<void> {
    const body = "export default function Broken() { throw new Error('Broken'); }";
    await this.#visit.page.route(downloads[part] ?? part, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
  }

  /** Restores the scripts. */
  async mend(): Promise<void> {
    await this.#visit.page.unrouteAll();
  }

  /** Opens an address by plain http at another host name and port, served by this server. */
  async openInsecurely(address: string): Promise<void> {
    const { page, origin } = this.#visit;
    const elsewhere = 'http://los.example:8080';
    await page.route(`${elsewhere}/**`, (route) => fromHere(route, elsewhere, origin));
    await page.goto(elsewhere + address);
  }
}

function changedSettings(reason: string, settings: Configuration): Configuration {
  const { signIn } = settings;
  switch (reason) {
    case 'the sign-in authority is not secure':
      return { ...settings, signIn: { ...signIn, authority: signIn.authority.replace('https', 'http') } };
    case 'the sign-in metadata cannot be read':
      return { ...settings, signIn: { ...signIn, authorityMetadata: 'no metadata' } };
    default:
      return { ...settings, protectedResources: {} };
  }
}

/** Responds to a request for another origin with the response of this origin. */
async function fromHere(route: Route, elsewhere: string, origin: string): Promise<void> {
  const response = await route.fetch({ url: route.request().url().replace(elsewhere, origin) });
  await route.fulfill({ response });
}
