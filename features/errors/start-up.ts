import assert from 'node:assert/strict';
import type { Route } from '@playwright/test';
import { type Configuration, configurationOperations } from '../../contracts/operations/configuration.ts';
import type { Fault } from '../../contracts/operations/mock-schemas.ts';
import { providerPaths } from '../../mock-server/identity/settings.ts';
import type { TabUser } from '../drivers/app/tab-user.ts';
import type { Visit } from '../drivers/browser/visit.ts';

const { getConfiguration } = configurationOperations;

/** How the settings fail, by the names that features give to it. */
const failures: Readonly<Record<string, Pick<Fault, 'kind' | 'status'>>> = {
  'cannot be served': { kind: 'status', status: 503 },
  'are refused': { kind: 'status', status: 401 },
  'end in the middle': { kind: 'truncate' },
  'are not answered': { kind: 'hang' },
};

/** Returns the fault of the settings. @throws {AssertionError} for an unknown name */
export function settingsFault(how: string): Fault {
  const failure = failures[how] ?? assert.fail(`No way to fail is called "${how}"`);
  return { operation: 'getConfiguration', times: null, ...failure };
}

/** The start of the product with settings or tokens that make a sign-in impossible. */
export class StartUp {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Changes the settings so that no user can sign in. @param reason as features name it */
  spoilSignIn(reason: string): void {
    this.#user.tab.changedResponses.set(getConfiguration.path, async (response) =>
      Response.json(changedSettings(reason, (await response.json()) as Configuration)),
    );
  }

  /** A user whom the provider knows is not asked and comes back, but gets no tokens. */
  refuseTokens(): void {
    const refusal = { error: 'invalid_client', error_description: 'No tokens for this client' };
    this.#user.tab.changedResponses.set(providerPaths.token, async () =>
      Response.json(refusal, { status: 400 }),
    );
  }

  /** Ends all that was spoiled. */
  async mend(): Promise<void> {
    this.#user.tab.changedResponses.clear();
    await this.#user.world.clearFaults();
  }

  askedForSettingsOnce(): void {
    this.#user.sent(getConfiguration, 1);
  }
}

/** The downloads that a part of the product needs. */
const downloads: Readonly<Record<string, string>> = {
  'the product': '**/assets/app-*.js',
  'the create screen': '**/assets/create-loan-page-*.js',
  'the assistant': '**/assets/assistant-drawer-*.js',
};

/** The start of the product in a browser with a part missing. */
export class StartUpInBrowser {
  readonly #visit: Visit;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  async takeCryptography(): Promise<void> {
    await this.#visit.page.addInitScript(() => {
      Object.defineProperty(window, 'crypto', { value: undefined });
    });
  }

  /** Waits as long as a user does: what is shown late is an animation that begins late. */
  async waitAWhile(): Promise<void> {
    await this.#visit.page.evaluate(() =>
      document.getAnimations().forEach((animation) => animation.finish()),
    );
  }

  async cutDownload(part: string): Promise<void> {
    await this.#visit.page.route(downloads[part] ?? part, (route) => route.abort('internetdisconnected'));
  }

  /** The code arrives and fails when it runs. */
  async breakDownload(part: string): Promise<void> {
    const body = "export default function Broken() { throw new Error('Broken'); }";
    await this.#visit.page.route(downloads[part] ?? part, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
  }

  /** Ends all that was spoiled. */
  async mend(): Promise<void> {
    await this.#visit.page.unrouteAll();
  }

  /** Opens an address of another machine, which is port 8080 there, by plain http. */
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

/** Another machine that serves what this one does. */
async function fromHere(route: Route, elsewhere: string, origin: string): Promise<void> {
  const response = await route.fetch({ url: route.request().url().replace(elsewhere, origin) });
  await route.fulfill({ response });
}
