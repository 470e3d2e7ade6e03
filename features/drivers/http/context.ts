import { antiForgeryCookie } from '../../../contracts/api/headers.ts';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import type { TokenFlaw, WorldChange, WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import { addressOf } from '../../../contracts/operation.ts';
import { api } from '../../../web/shared/api/api.ts';
import type { ServerError, Transport } from '../../../web/shared/api/transport.ts';
import { type AppStore, createAppStore } from '../../../web/app/store.ts';
import { configurationApi } from '../../../web/configuration/api.ts';
import { serverErrorRaised } from '../../../web/errors/server-error-slice.ts';
import type { ServerUnderTest } from '../../support/server.ts';
import { accessTokenFor } from '../../support/tokens.ts';
import { createWorld } from '../../support/worlds.ts';
import { personaOf } from '../vocabulary.ts';
import { Client } from './client.ts';

/** The product without a screen, in a world of its own: the SPA's real store, its calls, and what it would have shown. */
export class HttpContext {
  readonly server: ServerUnderTest;
  readonly serverErrors: ServerError[] = [];
  readonly log: string[] = [];
  logouts = 0;
  person = '';
  token: string | null = null;
  #worldId = '';
  #client: Client | undefined;
  #store: AppStore | undefined;

  constructor(server: ServerUnderTest) {
    this.server = server;
  }

  get client(): Client {
    if (!this.#client) throw new Error('The scenario has not said in which world it takes place');
    return this.#client;
  }

  get store(): AppStore {
    if (!this.#store) throw new Error('The scenario has not said in which world it takes place');
    return this.#store;
  }

  /** Begins in a new world, or in the one with this id. */
  async start(recipe: Partial<WorldRecipe> = {}, worldId?: string): Promise<void> {
    const { send, origin } = this.server;
    this.#worldId = worldId ?? (await createWorld(send, origin, recipe)).id;
    this.#client = new Client(this.server, this.#worldId);
    this.#store = createAppStore(this.transport());
  }

  /** Begins in a new world with somebody signed in, and starts the product as its page would: with the settings. */
  async startAs(person: string, recipe: Partial<WorldRecipe> = {}): Promise<void> {
    await this.startBeforeSettings(person, recipe);
    await this.configuration();
  }

  async startBeforeSettings(person: string, recipe: Partial<WorldRecipe> = {}): Promise<void> {
    await this.start({ ...recipe, persona: personaOf(person).id });
    this.person = person;
    this.token = await this.tokenOf(person);
  }

  /** A token of somebody in this world, good or to be refused. */
  tokenOf(person: string, flaw?: TokenFlaw): Promise<string> {
    const { send, origin } = this.server;
    return accessTokenFor(send, origin, this.#worldId, {
      persona: personaOf(person).id,
      ...(flaw === undefined ? {} : { flaw }),
    });
  }

  /** Ends the session: answers kept for later would keep the process alive too. */
  close(): void {
    this.#store?.dispatch(api.util.resetApiState());
  }

  /** The settings; asked for once. */
  async configuration() {
    return this.store.dispatch(configurationApi.endpoints.getConfiguration.initiate()).unwrap();
  }

  /** Changes the world; the product sees it in what it asks for from now on. */
  async changeWorld(change: WorldChange): Promise<void> {
    const answer = await this.client.fetch(addressOf(mockOperations.changeWorld, { id: 'current' }), {
      method: mockOperations.changeWorld.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    });
    if (!answer.ok) throw new Error(`No change: ${answer.status} ${await answer.text()}`);
  }

  async reloadConfiguration() {
    const request = configurationApi.endpoints.getConfiguration.initiate(undefined, { forceRefetch: true });
    return this.store.dispatch(request).unwrap();
  }

  /** What the store's calls go through; another part of the product may need one of its own. */
  transport(): Transport {
    return {
      baseUrl: this.server.origin,
      fetch: (input, init) => this.client.fetch(input, init),
      accessToken: async () => this.token,
      antiForgeryToken: () => this.client.cookies.get(antiForgeryCookie) ?? null,
      protectedResources: () => this.#settings()?.protectedResources ?? {},
      onUnauthorized: () => {
        this.logouts += 1;
      },
      onServerError: (error) => {
        this.serverErrors.push(error);
        this.store.dispatch(serverErrorRaised(error));
      },
      log: (message) => this.log.push(message),
    };
  }

  #settings() {
    return configurationApi.endpoints.getConfiguration.select()(this.store.getState()).data;
  }
}
