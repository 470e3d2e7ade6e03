import type { FastifyInstance } from 'fastify';
import { accessTokenFor } from '../../mock-server/identity/testing.ts';
import { loanRequest as anyLoan } from '../../mock-server/testing.ts';
import { assistantOperations } from '../api/assistant.ts';
import { createLoanOperations } from '../api/create-loan.ts';
import { antiForgeryCookie, antiForgeryHeader, idempotencyKeyHeader, worldHeader } from '../api/headers.ts';
import { loanOperations } from '../api/loan.ts';
import { mockOperations } from '../api/mock.ts';
import { addressOf, type Operation } from '../api/operation.ts';
import type { AssistantAnswer } from '../schemas/assistant.ts';
import type { WorldTicket } from '../schemas/mock.ts';
import { type StateName, type StateWorld, states } from './states.ts';

/** Values that the state knows and the consumer could not; they take the place of its examples. */
export type StateValues = Readonly<Record<string, string>>;

/** The world that the present interaction takes place in, and the token of whoever is signed in there. */
export class ProviderWorld {
  readonly #app: FastifyInstance;
  readonly host: string;
  worldId = '';
  token: string | null = null;
  /** General account id of the loan that the person has open; 0 without one. */
  openLoan = 0;

  /** @param host host and port that the interactions are sent to; tokens are good there only */
  constructor(app: FastifyInstance, host: string) {
    this.#app = app;
    this.host = host;
  }

  /** Makes the world of a state. @throws {Error} when the server refuses the recipe or what then happens */
  async enter(name: StateName, parameters: Readonly<Record<string, string>>): Promise<StateValues> {
    const state: StateWorld = states[name](parameters);
    this.worldId = '';
    this.token = null;
    this.openLoan = state.openLoan ?? 0;
    const { id } = (await this.#call(mockOperations.createWorld, state.recipe)) as WorldTicket;
    this.worldId = id;
    const headers = { host: this.host, [worldHeader]: id };
    this.token = state.persona === null ? null : await accessTokenFor(this.#app, state.persona, headers);
    return this.#furnish(state);
  }

  async #furnish({
    change,
    openLoan,
    creationKey,
    prompt,
    laterBySeconds,
  }: StateWorld): Promise<StateValues> {
    const values: Record<string, string> = {};
    if (change) await this.#call(mockOperations.changeWorld, change);
    if (openLoan !== undefined) {
      const { method } = loanOperations.selectLoan;
      await this.#send(method, addressOf(loanOperations.selectLoan, { accountId: openLoan }));
    }
    if (creationKey !== undefined) {
      const { method, path } = createLoanOperations.createLoan;
      await this.#send(method, path, anyLoan, { [idempotencyKeyHeader]: creationKey });
    }
    if (prompt !== undefined) {
      const answer = (await this.#call(assistantOperations.requestAssistant, { prompt })) as AssistantAnswer;
      values['trackingId'] = answer.troubleshooting.trackingId;
    }
    if (laterBySeconds !== undefined) {
      await this.#call(mockOperations.setClock, { advanceSeconds: laterBySeconds });
    }
    return values;
  }

  #call({ method, path }: Operation, body: object): Promise<unknown> {
    return this.#send(method, path.replace('{id}', this.worldId), body);
  }

  async #send(
    method: Operation['method'],
    url: string,
    body?: object,
    more: Readonly<Record<string, string>> = {},
  ): Promise<unknown> {
    const answer = await this.#app.inject({
      method,
      url,
      headers: {
        host: this.host,
        ...(this.worldId === '' ? {} : { [worldHeader]: this.worldId }),
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
        ...antiForgery,
        ...more,
      },
      ...(body ? { payload: body } : {}),
    });
    if (answer.statusCode >= 400) throw new Error(`${method} ${url} is refused: ${answer.body}`);
    return answer.body === '' ? null : answer.json();
  }
}

const forgeryToken = 'a-token-of-the-right-length';
const antiForgery = { cookie: `${antiForgeryCookie}=${forgeryToken}`, [antiForgeryHeader]: forgeryToken };
