import type { FastifyInstance } from 'fastify';
import { antiForgeryCookie } from '../../../contracts/api/headers.ts';
import type { WorldRecipe } from '../../../contracts/schemas/mock.ts';
import { api } from '../../../web/api/api.ts';
import type { ServerError, Transport } from '../../../web/api/transport.ts';
import { type AppStore, createAppStore } from '../../../web/app/store.ts';
import { configurationApi } from '../../../web/configuration/api.ts';
import { serverErrorRaised } from '../../../web/errors/server-error-slice.ts';
import { accessTokenFor } from '../../support/tokens.ts';
import { createWorld } from '../../support/worlds.ts';
import { personaOf } from '../vocabulary.ts';
import { Client, host, origin } from './client.ts';

/** The product without a screen, in a world of its own: the SPA's real store, its calls, and what it would have shown. */
export class HttpContext {
  readonly app: FastifyInstance;
  readonly serverErrors: ServerError[] = [];
  readonly log: string[] = [];
  logouts = 0;
  person = '';
  token: string | null = null;
  #client: Client | undefined;
  #store: AppStore | undefined;

  constructor(app: FastifyInstance) {
    this.app = app;
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
    const id = worldId ?? (await createWorld(new Client(this.app, null).fetch, origin, recipe)).id;
    this.#client = new Client(this.app, id);
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
    this.token = await accessTokenFor(this.app, person, {
      host,
      ...(recipe.now === undefined ? {} : { now: new Date(recipe.now) }),
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

  /** What the store's calls go through; another part of the product may need one of its own. */
  transport(): Transport {
    return {
      baseUrl: origin,
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
