import assert from 'node:assert/strict';
import { antiForgeryCookie, antiForgeryHeader } from '../../contracts/api/headers.ts';
import { type Configuration, configurationOperations } from '../../contracts/operations/configuration.ts';
import { sessionOperations } from '../../contracts/operations/session.ts';
import { accessScope } from '../../mock-server/identity/settings.ts';
import type { TabUser } from '../users/tab-user.ts';

/** The headers of the requests of a page. */
export class RequestHeaders {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Changes the settings so that only requests below these paths get an access token. */
  protect(paths: readonly string[]): void {
    const protectedResources = Object.fromEntries(paths.map((path) => [path, [accessScope]]));
    const { getConfiguration } = configurationOperations;
    this.#user.tab.changeBodies<Configuration>(getConfiguration.path, (settings) => ({
      ...settings,
      protectedResources,
    }));
  }

  loseAntiForgeryCookie(): void {
    this.#user.tab.cookies.keep(new Headers({ 'set-cookie': `${antiForgeryCookie}=; Max-Age=0` }));
  }

  /** Asserts that the request to this path has no header with this name, which would carry a token. */
  lackToken(path: string, header: string): void {
    assert.equal(this.#headers(path)[header], undefined);
  }

  /** Asserts that the `getUser` request has an access token for the scope in the settings. */
  async haveAccessToken(): Promise<void> {
    const response = await this.#user.tab.send(configurationOperations.getConfiguration.path);
    const { protectedResources } = (await response.json()) as Configuration;
    const token = this.#headers(sessionOperations.getUser.path)['authorization'] ?? assert.fail('No token');
    const [, claims = ''] = /^Bearer [^.]+[.]([^.]+)/.exec(token) ?? [];
    const { aud, scp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, string>;
    assert.deepEqual([`${aud}/${scp}`], protectedResources['/api/']);
  }

  /** Asserts that the `getUser` request has the value of the anti-forgery cookie as a header. */
  haveAntiForgeryToken(): void {
    const token = this.#headers(sessionOperations.getUser.path)[antiForgeryHeader];
    assert.match(this.#user.tab.cookies.readable(), new RegExp(`\\b${antiForgeryCookie}=${token}(?:;|$)`));
  }

  /** Returns the headers of the first request for a path. */
  #headers(wanted: string): Readonly<Record<string, string>> {
    const sent = this.#user.tab.requests.find(({ path }) => path === wanted);
    return sent?.headers ?? assert.fail(`No request for ${wanted}`);
  }
}
