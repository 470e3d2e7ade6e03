import { antiForgeryCookie, antiForgeryHeader } from '../../../contracts/api/headers.ts';
import { addressOf, type AddressParameters, type ClientOperation } from '../../../contracts/operation.ts';
import { configurationOperations } from '../../../contracts/operations/configuration.ts';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import type { TokenFlaw, WorldChange, WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import type { ServerUnderTest } from '../../support/server.ts';
import { accessTokenFor } from '../../support/tokens.ts';
import { createWorld } from '../../support/worlds.ts';
import { personaOf } from '../../vocabulary/vocabulary.ts';
import { Client, type RecordedCall } from './client.ts';

/** What a request has besides its address. */
interface RequestContent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A client of the server, in a world of its own: it sends plain requests, with the token of a user. */
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

  /** Begins in a new world, or in the one with this id. */
  async start(recipe: Partial<WorldRecipe> = {}, worldId?: string): Promise<void> {
    const { send, origin } = this.#server;
    this.#worldId = worldId ?? (await createWorld(send, origin, recipe)).id;
    this.#client = new Client(this.#server, this.#worldId);
  }

  /** Begins in a new world with a signed-in user, and asks for the settings as each page does first. */
  async startAs(user: string, recipe: Partial<WorldRecipe> = {}): Promise<void> {
    await this.start({ ...recipe, persona: personaOf(user).id });
    this.token = await this.tokenOf(user);
    await this.send(configurationOperations.getConfiguration, {});
  }

  /** Returns a token of a user in this world, valid or with a flaw. */
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
  ): Promise<RecordedCall> {
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

  /** Changes the world; later responses show it. */
  async changeWorld(change: WorldChange): Promise<void> {
    const { status, answer } = await this.send(
      mockOperations.changeWorld,
      { id: 'current' },
      { body: change },
    );
    if (status !== 200 && status !== 204) throw new Error(`No change: ${status} ${answer}`);
  }
}
