import { worldHeader } from '../api/headers.ts';
import { mockOperations } from '../operations/mock.ts';
import { type StateOrder, StateValues } from '../operations/state-schemas.ts';
import type { Operation } from '../operation.ts';
import { problemMediaType } from '../problems.ts';
import { simplestState, type StateName } from '../api/provider-states.ts';

/** Response timeout in milliseconds. */
export const patience = 15_000;

/**
 * Sets up provider states on a server over HTTP (contracts/provider-states.md), and stores the values of the current
 * state.
 */
export class ProviderClient {
  /** Base address of the operations, with a slash at the end. */
  readonly provider: URL;
  /** Base address of the provider states. */
  readonly #states: URL;
  #values: StateValues = {};
  #order: Omit<StateOrder, 'action'> | undefined;
  /** True if the server has set up a state. */
  #offersStates = false;

  constructor(provider: URL, states: URL) {
    this.provider = provider;
    this.#states = states;
  }

  /** Account id of the loan that the user of the current provider state has open; 0 without a loan. */
  get openLoan(): number {
    return Number(this.#values.accountId ?? this.#order?.params?.accountId ?? 0);
  }

  /**
   * Tears down the current state and sets up another one. @throws {Error} with the server's message if the server
   * refuses
   */
  async enter(state: StateName, params: NonNullable<StateOrder['params']>): Promise<StateValues> {
    await this.leave();
    const response = await this.send(mockOperations.changeState, { state, params, action: 'setup' }).catch(
      (error: unknown) => {
        // The path exists, since the simplest state was set up, so the server does not know this state.
        if (error instanceof NotOffered && this.#offersStates)
          throw new Error(`unknown state "${state}": ${error.message.replace('not offered: ', '')}`, {
            cause: error,
          });
        throw error;
      },
    );
    this.#values = await valuesIn(response);
    this.#order = { state, params };
    return this.#values;
  }

  /** Tears down the current state, if there is one. */
  async leave(): Promise<void> {
    const order = this.#order;
    this.#order = undefined;
    try {
      if (order) await this.send(mockOperations.changeState, { ...order, action: 'teardown' });
    } finally {
      this.#values = {};
    }
  }

  /**
   * Checks that the server offers provider states. @throws {Unreachable} without a response @throws {NoStates} if it
   * offers none
   */
  async mustOfferStates(): Promise<void> {
    await reached(this.provider, { method: 'HEAD' });
    try {
      await this.enter(simplestState, {});
      this.#offersStates = true;
      await this.leave();
    } catch (error) {
      if (error instanceof Unreachable) throw error;
      throw new NoStates(
        `No provider states at ${this.#states.href}: serve the protocol of contracts/provider-states.md there (npm start does), or give the address of the protocol with --states. ${messageOf(error)}`,
        { cause: error },
      );
    }
  }

  /** Headers that a request needs in the current provider state: its world id and access token. */
  get headers(): Record<string, string> {
    const { accessToken } = this.#values;
    return {
      ...this.#worldHeaders,
      ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
    };
  }

  /** Returns the world header of the current state; empty if the server has no worlds and sends no world id. */
  get #worldHeaders(): Record<string, string> {
    const { worldId = '' } = this.#values;
    return worldId === '' ? {} : { [worldHeader]: worldId };
  }

  /** Sends a request of the provider-state protocol. @throws {Error} with the message of a server that refuses */
  async send({ method, path }: Operation, body: object): Promise<Response> {
    const worldHeaders = this.#worldHeaders;
    const address = addressAt(this.#states, path.replace('{id}', worldHeaders[worldHeader] ?? 'current'));
    const response = await reached(new URL(address), {
      method,
      headers: { 'content-type': 'application/json', ...worldHeaders },
      body: JSON.stringify(body),
    });
    if (!response.ok) {
      const request = `${method} ${address}`;
      if (notOffered.includes(response.status) && !isProblem(response))
        throw new NotOffered(`not offered: ${request}: ${response.status}`);
      throw new Error(`${request}: ${response.status} ${await response.text()}`);
    }
    return response;
  }
}

/** Thrown when no server responds at an address. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Thrown when the server does not offer provider states, so that nothing can be verified. */
export class NoStates extends Error {
  override readonly name = 'NoStates';
}

/** Thrown when the server does not offer a request of the provider-state protocol. */
export class NotOffered extends Error {
  override readonly name = 'NotOffered';
}

/** Sends a request and returns the response with any status. @throws {Unreachable} */
async function reached(address: URL, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...request, redirect: 'manual', signal: AbortSignal.timeout(patience) });
  } catch (error) {
    const reason = messageOf(error);
    throw new Unreachable(
      `No server responds at ${address.origin}: start the server or correct its address (${reason}).`,
      {
        cause: error,
      },
    );
  }
}

/** Parses the values of a provider state. @throws {Error} saying in one line what the server sent instead */
async function valuesIn(response: Response): Promise<StateValues> {
  const text = (await response.text()).trim();
  const sent = (what: string) => new Error(`${response.url} responds with ${response.status} and ${what}`);
  if (text === '') throw sent('no body');
  if (text.startsWith('<')) throw sent('an HTML page');
  const values = parsed(text);
  if (typeof values !== 'object' || values === null) throw sent('no JSON object');
  const names = Object.keys(values);
  if (names.length > 0 && !names.some((name) => Object.hasOwn(StateValues.properties, name)))
    throw sent(`JSON of another product, with the properties ${names.slice(0, 5).join(', ')}`);
  return values;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Statuses for an unknown path. A problem body with such a status means that the server knows the path. */
const notOffered = [404, 405, 501];
const isProblem = (response: Response) =>
  response.headers.get('content-type')?.startsWith(problemMediaType) ?? false;

/** Returns the address of a path below a base address, which may have a path of its own. */
export const addressAt = (base: URL, path: string): string => base.href.replace(/\/$/, '') + path;

/** Returns the message of an error, and the message of its cause, in one line. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  const reason = cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : '';
  return (reason === '' ? message : `${message}: ${reason}`).replaceAll(/\s+/g, ' ');
}
