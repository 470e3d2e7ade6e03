import { antiForgeryCookie, antiForgeryHeader } from '../../../contracts/api/headers.ts';
import { addressOf, type AddressParameters, type ClientOperation } from '../../../contracts/operation.ts';
import { configurationOperations } from '../../../contracts/operations/configuration.ts';
import type { WorldRecipe, TokenOrder } from '../../../contracts/operations/mock-schemas.ts';
import { connect, type World } from '../../../mock-server/tools/client/client.ts';
import type { ServerUnderTest } from '../server.ts';
import { createWorld, type Fetch } from '../worlds.ts';
import { personaOf } from '../vocabulary/vocabulary.ts';
import { Client, type RecordedRequest } from './http-client.ts';

/** Body and headers of a request. */
interface RequestContent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A client with its own world. It sends requests with the access token of a user. */
export class HttpContext {
  token: string | null = null;
  readonly #server: ServerUnderTest;
  #world: World | undefined;
  #client: Client | undefined;

  constructor(server: ServerUnderTest) {
    this.#server = server;
  }

  /** The world that the requests are sent in. Changes of the world show in later responses. */
  get world(): World {
    if (!this.#world) throw new Error('No world yet: begin with a Given that enters a world');
    return this.#world;
  }

  get client(): Client {
    if (!this.#client) throw new Error('No world yet: begin with a Given that enters a world');
    return this.#client;
  }

  /** The last request with its response. */
  get last(): RecordedRequest {
    return this.client.last;
  }

  /** Enters a new world, or the world with this id. */
  async start(recipe: Partial<WorldRecipe> = {}, worldId?: string): Promise<void> {
    const { send, origin } = this.#server;
    this.#world =
      worldId === undefined
        ? await createWorld(send, origin, recipe)
        : connect(origin, { fetch: send }).world(worldId);
    this.#client = new Client(this.#server, this.#world.id);
  }

  /** Enters a new world with a signed-in user, and requests the settings, as each page does first. */
  async startAs(user: string, recipe: Partial<WorldRecipe> = {}): Promise<void> {
    await this.start({ ...recipe, persona: personaOf(user).id });
    const { send, origin } = this.#server;
    this.token = await accessTokenFor(send, origin, this.world.id, { persona: personaOf(user).id });
    await this.send(configurationOperations.getConfiguration, {});
  }

  /**
   * Sends the request of an operation, and returns the request with its response. The request has the token of the
   * user. It also has the anti-forgery header once the server has set the anti-forgery cookie.
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
}

/** Requests an access token of a persona in a world. @throws {ControlError} with the server's message on rejection */
export async function accessTokenFor(
  send: Fetch,
  origin: string,
  worldId: string,
  order: TokenOrder,
): Promise<string> {
  const world = connect(origin, { fetch: send }).world(worldId);
  return (await world.issueToken(order)).accessToken;
}
