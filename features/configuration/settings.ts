import assert from 'node:assert/strict';
import {
  type Configuration,
  configurationOperations,
  type FeatureFlags,
} from '../../contracts/operations/configuration.ts';
import { accessScope } from '../../mock-server/identity/settings.ts';
import type { HttpContext } from '../users/http-context.ts';

type Flags = Readonly<Record<string, string>>;

/** The settings of an installation, as the server sends them. */
export class Settings {
  readonly #context: HttpContext;

  constructor(context: HttpContext) {
    this.#context = context;
  }

  /** Creates a world with the feature flags of a table: on, off, a number or a text. */
  async install(flags: Flags): Promise<void> {
    await this.#context.start({ flags: flagsOf(flags) });
  }

  async request(): Promise<void> {
    await this.#context.client.fetch(configurationOperations.getConfiguration.path);
  }

  /** Asserts that the settings contain the client id and the addresses of the identity provider. */
  sayHowToSignIn(): void {
    const { clientId, authority, knownAuthorities, authorityMetadata } = this.#received.signIn;
    assert.notEqual(clientId, '');
    assert.equal(new URL(authority).host, knownAuthorities[0]);
    const { authorization_endpoint: endpoint } = JSON.parse(authorityMetadata) as Record<string, string>;
    assert.equal(new URL(endpoint ?? '').host, knownAuthorities[0]);
  }

  sayWhatIsProtected(): void {
    assert.deepEqual(this.#received.protectedResources['/api/'], [accessScope]);
  }

  have(flags: Flags): void {
    assert.partialDeepStrictEqual(this.#received.featureFlags, flagsOf(flags));
  }

  haveIdleTimes(idle: Configuration['idle']): void {
    assert.deepEqual(this.#received.idle, idle);
  }

  get #received(): Configuration {
    return JSON.parse(this.#context.client.last.responseBody) as Configuration;
  }
}

function flagsOf(flags: Flags): Partial<FeatureFlags> {
  const valueOf = (text: string): boolean | number | string => {
    if (text === 'on' || text === 'off') return text === 'on';
    return /^\d+$/.test(text) ? Number(text) : text;
  };
  return Object.fromEntries(Object.entries(flags).map(([name, text]) => [name, valueOf(text)]));
}
