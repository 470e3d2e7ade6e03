import { antiForgeryCookie, antiForgeryHeader } from '../../../contracts/api/headers.ts';
import { addressOf, type AddressParameters, type ClientOperation } from '../../../contracts/operation.ts';
import { configurationOperations } from '../../../contracts/operations/configuration.ts';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import type { TokenFlaw, WorldChange, WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import type { ServerUnderTest } from '../../support/server.ts';
import { accessTokenFor } from '../../support/tokens.ts';
import { createWorld } from '../../support/worlds.ts';
import { personaOf } from '../../vocabulary/vocabulary.ts';
import { Client, type RecordedRequest } from './client.ts';

/** Body and headers of a request. */
interface RequestContent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A client with its own world. It sends requests with the access token of a user. */
export class HttpContext {
  token: string | null = null;
  readonly #server: ServerUnderTest;
  #worldId = '';
  #client: Client | undefined;

  constructor(server: ServerUnderTest) {
    this.#server = server;
  }

  get client(): Client {
    if (!this.#client) throw new Error('The scenario has not said in which world it takes place');
    return this.#client;
  }

  /** Enters a new world, or the world with this id. */
  async start(recipe: Partial<WorldRecipe> = {}, worldId?: string): Promise<void> {
    const { send, origin } = this.#server;
    this.#worldId = worldId ?? (await createWorld(send, origin, recipe)).id;
    this.#client = new Client(this.#server, this.#worldId);
  }

  /** Enters a new world with a signed-in user, and requests the settings, as each page does first. */
  async startAs(user: string, recipe: Partial<WorldRecipe> = {}): Promise<void> {
    await this.start({ ...recipe, persona: personaOf(user).id });
    this.token = await this.tokenOf(user);
    await this.send(configurationOperations.getConfiguration, {});
  }

  /** Returns an access token of a user in this world, valid or with a flaw. */
  tokenOf(user: string, flaw?: TokenFlaw): Promise<string> {
    const { send, origin } = this.#server;
    return accessTokenFor(send, origin, this.#worldId, {
      persona: personaOf(user).id,
      ...(flaw === undefined ? {} : { flaw }),
    });
  }

  /**
   * Sends the request of an operation, with the token of the user and, once the server has set its cookie, the
   * anti-forgery header. Returns it with its response.
   */
  async send<const O extends ClientOperation>(
    operation: O,
    parameters: AddressParameters<O>,
    { body, headers = {} }: RequestContent = {},
  ): Promise<RecordedRequest> {
    const antiForgery = this.client.cookies.get(antiForgeryCookie);
    await this.client.fetch(addressOf(operation, parameters), {
      method: operation.method,
      headers: {
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
        ...(antiForgery === undefined ? {} : { [antiForgeryHeader]: antiForgery }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return this.client.last;
  }

  /** Changes the world. Later responses have the change. */
  async changeWorld(change: WorldChange): Promise<void> {
    const { status, responseBody } = await this.send(
      mockOperations.changeWorld,
      { id: 'current' },
      { body: change },
    );
    if (status !== 200 && status !== 204) throw new Error(`No change: ${status} ${responseBody}`);
  }
}
